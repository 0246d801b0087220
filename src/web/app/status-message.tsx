// The status message under the board. Its height is constant, so nothing moves; plain for events, inverted for
// warnings.

import { Button } from '../controls.js';
import { Seal, WarningIcon } from '../icons.js';
import { notice } from './notice.js';

export function StatusMessage() {
  const said = notice.value;
  if (!said) return <div class="status calm" />;
  return (
    <div class={`status ${said.tone === 'ink' ? 'ink' : 'calm'}`}>
      {said.tone === 'ink' && <WarningIcon onInk />}
      {said.tone === 'seal' && <Seal />}
      <p>
        {said.strong ? <b>{said.lead}</b> : said.lead}{' '}
        {said.rest && <span class={said.tone === 'ink' ? '' : 'quiet'}>{said.rest}</span>}
      </p>
      {said.actions && said.actions.length > 0 && (
        <div class="row">
          {said.actions.map((action) => (
            <Button key={action.word} variant={action.main ? 'main' : ''} onClick={action.act}>
              {action.word}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
