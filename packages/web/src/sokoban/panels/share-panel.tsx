// Pictures of the level and of a solution, the link for other programs, and its QR code. All made on this device.

import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { Solution } from '@masu/core/sokoban/rules/level.js';
import { sokobanMovesText } from '@masu/engine/session/sokoban/saved.js';
import { sokobanPosition } from '@masu/engine/session/sokoban/session.js';
import { encode } from 'uqr';
import { fileName, saveBytes } from '../../app/files.js';
import { notifySokoban } from '../../app/notice.js';
import { Button } from '../../controls.js';
import { FILE } from '../../more-icons.js';
import { fullAddress } from '../../route.js';
import { linkRoute } from '../../routes.js';
import { makeLevelLink } from '../../share/level-link.js';
import { shareTexts } from '../../texts/share.js';
import { currentLevel, isGameSolved, levelRecord } from '../state/state.js';

const pictures = () => import('@masu/engine/pictures/index.js');

/** A QR code of the lowest redundancy holds this many bytes. */
const MAX_QR_BYTES = 2900;
/** Pixels of the longer side of a PNG. */
const PNG_SIDE = 1600;

const openTitle = (): string => currentLevel.value?.origin.title ?? 'masu';

function levelAddress(): string {
  const open = currentLevel.value;
  if (!open) return location.href;
  const query = makeLevelLink(open.draft);
  return fullAddress(linkRoute('sokoban', query));
}

/** The board as it is now. */
async function boardSvg(): Promise<string | undefined> {
  const open = currentLevel.value;
  if (!open) return undefined;
  const { game, facing } = open.session;
  return (await pictures()).sokobanSvg(game.level, sokobanPosition(open.session), { title: openTitle(), facing });
}

/** The moves played if they solve the level, otherwise the best solution, otherwise the moves played. */
function solution(): Solution | undefined {
  const open = currentLevel.value;
  if (!open) return undefined;
  const played = sokobanMovesText(open.session);
  const best = levelRecord.value?.bestMoves.solution;
  const moves = parseLurd(isGameSolved.value ? played : (best ?? played));
  return moves.ok && moves.value.length > 0 ? moves.value : undefined;
}

async function savePicture(): Promise<void> {
  const svg = await boardSvg();
  if (svg) saveBytes(fileName(openTitle(), 'svg'), svg, 'image/svg+xml');
}

async function savePng(): Promise<void> {
  const svg = await boardSvg();
  if (!svg) return;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
    const scale = PNG_SIDE / Math.max(image.naturalWidth, image.naturalHeight);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('no picture');
    saveBytes(fileName(openTitle(), 'png'), blob, 'image/png');
  } catch {
    notifySokoban({ tone: 'ink', lead: shareTexts.failed });
  }
}

async function saveAnimation(format: 'svg' | 'gif'): Promise<void> {
  const open = currentLevel.value;
  const moves = solution();
  if (!open) return;
  if (!moves) {
    notifySokoban({ tone: 'ink', lead: shareTexts.nothing });
    return;
  }
  const { level } = open.session.game;
  const { sokobanAnimation, sokobanGif } = await pictures();
  const isGif = format === 'gif';
  const picture = isGif ? sokobanGif(level, moves) : sokobanAnimation(level, moves, { title: openTitle() });
  if (picture === 'too-many-moves') {
    notifySokoban({ tone: 'ink', lead: shareTexts.tooLong });
    return;
  }
  saveBytes(fileName(openTitle(), format), picture as BlobPart, isGif ? 'image/gif' : 'image/svg+xml');
}

function QrCode() {
  const address = levelAddress();
  if (new TextEncoder().encode(address).length > MAX_QR_BYTES) return <p class="quiet">{shareTexts.codeTooLong}</p>;
  const { data, size } = encode(address, { ecc: 'L', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={shareTexts.code}
      shape-rendering="crispEdges"
    >
      <path d={`M0 0H${size}V${size}H0Z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

const FILES = [
  [shareTexts.picture('SVG'), savePicture],
  [shareTexts.picture('PNG'), savePng],
  [shareTexts.animation('SVG'), () => saveAnimation('svg')],
  [shareTexts.animation('GIF'), () => saveAnimation('gif')],
] as const;

export function SharePanel() {
  if (!currentLevel.value) return null;
  const share = (): void => {
    // Rejected if the player closes the share sheet.
    void navigator.share({ title: openTitle(), url: levelAddress() }).catch(() => {});
  };
  return (
    <>
      <div class="row">
        {FILES.map(([word, save]) => (
          <Button key={word} icon={FILE} onClick={() => void save()}>
            {word}
          </Button>
        ))}
        {'share' in navigator && (
          <Button icon="link" onClick={share}>
            {shareTexts.share}
          </Button>
        )}
      </div>
      <QrCode />
    </>
  );
}
