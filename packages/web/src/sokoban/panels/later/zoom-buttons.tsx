// Buttons to zoom a board whose cells are small: beside the level's title on a wide screen, beside the counts on a phone.

import { isZoomUseful, ZOOM_STEP, zoomBy } from '../../../board/zoom.js';
import { Button } from '../../../controls.js';
import { MINUS, PLUS, TRIM } from '../../../more-icons.js';
import { playTexts } from '../../../texts/play.js';
import { sideTexts } from '../../../texts/side.js';
import { zoom } from '../../state/state.js';

const ZOOMS = [
  [MINUS, 'out', ',', 1 / ZOOM_STEP],
  [TRIM, 'fit', 'f', 0],
  [PLUS, 'in', '.', ZOOM_STEP],
] as const;

function Buttons({ where }: { readonly where: 'desktop' | 'phone' }) {
  if (!isZoomUseful(zoom)) return null;
  const zoomWords = sideTexts.zoom;
  return (
    <div class={`seg zoom ${where}`} role="group" aria-label={zoomWords.name}>
      {ZOOMS.map(([icon, kind, key, factor]) => (
        <Button
          key={key}
          icon={icon}
          name={zoomWords[kind]}
          title={playTexts.withKey(zoomWords[kind], key)}
          onClick={() => zoomBy(zoom, factor)}
        />
      ))}
    </div>
  );
}

export const DesktopZoom = () => <Buttons where="desktop" />;

export const PhoneZoom = () => <Buttons where="phone" />;
