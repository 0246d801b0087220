// The moves, or a link that holds level and moves, put on the clipboard; shown where the browser does not let us.

import { copyText } from '../app/clipboard.js';
import { makeRoute } from '../routes.js';
import { makeLevelLink } from '../share/level-link.js';
import { T } from '../texts/play.js';
import { lurdOf } from './game-codec.js';
import { notify } from './notify.js';
import { table } from './table.js';

export async function copyMoves(): Promise<void> {
  const sitting = table.value?.sitting;
  if (!sitting) return;
  const lurd = lurdOf(sitting);
  const done = await copyText(lurd);
  notify({ tone: 'calm', lead: done ? T.shell.copied(T.happened.movesCopied) : lurd });
}

export async function copyLink(): Promise<void> {
  const laid = table.value;
  if (!laid) return;
  const query = makeLevelLink({ ...laid.draft, title: laid.origin.title }, lurdOf(laid.sitting));
  const address = `${location.href.split('#')[0]}${makeRoute({ page: 'sokoban', target: { kind: 'link', query } })}`;
  const done = await copyText(address);
  notify(
    done
      ? { tone: 'calm', lead: T.shell.copied(T.happened.linkCopied), rest: T.happened.linkRest }
      : { tone: 'calm', lead: address },
  );
}
