// Buttons to zoom a board whose cells are small: beside the level's title on a wide screen, beside the counts on a phone.

import { isZoomUseful, ZOOM_STEP, zoomBy } from '../../board/zoom.js';
import { Button } from '../../controls.js';
import { MINUS, PLUS, TRIM } from '../../more-icons.js';
import { playTexts } from '../../texts/play.js';
import { sideTexts } from '../../texts/side.js';
import { zoom } from '../state/state.js';

function Buttons({ where }: { readonly where: 'desktop' | 'phone' }) {
  if (!isZoomUseful(zoom)) return null;
  const zoomWords = sideTexts.zoom;
  return (
    <div class={`seg zoom ${where}`} role="group" aria-label={zoomWords.name}>
      <Button
        icon={MINUS}
        name={zoomWords.out}
        title={playTexts.withKey(zoomWords.out, ',')}
        onClick={() => zoomBy(zoom, 1 / ZOOM_STEP)}
      />
      <Button
        icon={TRIM}
        name={zoomWords.fit}
        title={playTexts.withKey(zoomWords.fit, 'f')}
        onClick={() => zoomBy(zoom, 0)}
      />
      <Button
        icon={PLUS}
        name={zoomWords.in}
        title={playTexts.withKey(zoomWords.in, '.')}
        onClick={() => zoomBy(zoom, ZOOM_STEP)}
      />
    </div>
  );
}

export const DesktopZoom = () => <Buttons where="desktop" />;
export const PhoneZoom = () => <Buttons where="phone" />;
