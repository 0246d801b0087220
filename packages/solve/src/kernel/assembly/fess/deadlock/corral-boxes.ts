// The boxes that may move while there is a PI-corral, for searches by macro moves: those with a push into the corral.

import { cellCount } from '../../level/level';
import { noteShortage } from '../../memory/arena';
import { Bytes, takeBytes } from '../../memory/tables';
import { findCorral as findPushes, keptPushes, makeCorral } from '../../position/pi-corral';
import { assertFlooded, boardBoxes, boardMap, boxCount, reachStamp, reachStamps } from '../board/board';

/** u8[cell]: boxes that may move, once a corral was found. */
export let corralBoxes = changetype<Bytes>(0);

export function openCorrals(): void {
  corralBoxes = takeBytes(cellCount + 1);
  if (!makeCorral(true)) noteShortage();
}

/** Looks for a PI-corral on the board. The last flood must be that of the player's area. */
export function findCorral(): bool {
  assertFlooded();
  const pushes = findPushes(boardMap, boardBoxes, boxCount, reachStamps, reachStamp);
  if (pushes < 0) return false;
  corralBoxes.clear(cellCount + 1);
  for (let i = 0; i < pushes; i++) corralBoxes[keptPushes[i] >> 2] = 1;
  return true;
}
