// The status message under the board: plain for events, inverted for warnings. It keeps its height, so nothing moves; what
// doesn't fit is behind a button. On a page without a board it lies over the lower edge of the window, wherever the page is
// scrolled to.

import { Button } from '../controls.js';
import { Seal, WarningIcon } from '../icons.js';
import { playTexts } from '../texts/play.js';
import { FittedWords } from './fitted-words.js';
import { type Notice, type NoticeAction, notice, notify } from './notice.js';
import { SentenceView } from './sentence-view.js';

export function StatusMessage() {
  return notice.value ? <Message said={notice.value} /> : <div class="status calm" />;
}

/** The message of a page whose length may hide it: in view until it is closed or the page is left. */
export function FloatingMessage() {
  return notice.value ? <Message said={notice.value} isFloating /> : null;
}

const close = (): void => notify(undefined, '');

function Message({ said, isFloating }: { readonly said: Notice; readonly isFloating?: true }) {
  const closing: readonly NoticeAction[] = isFloating ? [{ word: playTexts.shell.close, act: close }] : [];
  const actions = [...(said.actions ?? []), ...closing];
  const isQuiet = said.tone !== 'ink';
  const rest = [said.rest, said.more].flatMap((words) =>
    words === undefined ? [] : [<span class={isQuiet ? 'quiet' : ''}>{<SentenceView words={words} />}</span>],
  );
  const lead = <SentenceView words={said.lead} />;
  return (
    <div class={`status ${said.tone === 'ink' ? 'ink' : 'calm'} ${isFloating ? 'floating' : ''}`}>
      {said.tone === 'ink' && <WarningIcon onInk />}
      {said.tone === 'seal' && <Seal />}
      {/* New words are a new element: nothing moves. */}
      <FittedWords key={said} of={said} pieces={[said.strong ? <b>{lead}</b> : lead, ...rest]} />
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
