// The status message under the board: its height is constant, so nothing moves; plain for events, inverted for
// warnings. On a page without a board it lies over the lower edge of the window, wherever the page is scrolled to.

import { Button } from '../controls.js';
import { Seal, WarningIcon } from '../icons.js';
import { playTexts } from '../texts/play.js';
import { type Notice, type NoticeAction, notice, notify } from './notice.js';

export function StatusMessage() {
  return notice.value ? <Message said={notice.value} /> : <div class="status calm" />;
}

/** The message of a page whose length may hide it: in view until it is closed or the page is left. */
export function FloatingMessage() {
  return notice.value ? <Message said={notice.value} isFloating /> : null;
}

const close = (): void => notify(undefined, '');

/** Long words scroll: then the keys of the page reach them, too. */
const reachByKeys = (words: HTMLElement | null): void => {
  if (words && words.scrollHeight > words.clientHeight) words.tabIndex = 0;
};

function Message({ said, isFloating }: { readonly said: Notice; readonly isFloating?: true }) {
  const closing: readonly NoticeAction[] = isFloating ? [{ word: playTexts.shell.close, act: close }] : [];
  const actions = [...(said.actions ?? []), ...closing];
  return (
    <div class={`status ${said.tone === 'ink' ? 'ink' : 'calm'} ${isFloating ? 'floating' : ''}`}>
      {said.tone === 'ink' && <WarningIcon onInk />}
      {said.tone === 'seal' && <Seal />}
      {/* New words are a new element: nothing moves. */}
      <p key={said} ref={said.actions ? reachByKeys : null}>
        {said.strong ? <b>{said.lead}</b> : said.lead}{' '}
        {said.rest && <span class={said.tone === 'ink' ? '' : 'quiet'}>{said.rest}</span>}
      </p>
      {actions.length > 0 && (
        <div class="row">
          {actions.map((action) => (
            <Button key={action.word} variant={action.main ? 'main' : ''} onClick={action.act}>
              {action.word}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
