// The help dialog: keys, appearance, and saved data. Opened by ? or by the button in the header.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button, Choice } from '../controls.js';
import { H } from '../texts/help.js';
import { T } from '../texts/play.js';
import { CONTRASTS, contrast, setAppearance, THEMES, theme } from '../theme.js';
import { isHelpOpen } from './help-open.js';
import { SavedDataPanel } from './saved-data.js';

function Keys() {
  return H.help.sections.map(([heading, rows]) => (
    <section key={heading}>
      <h3>{heading}</h3>
      <dl class="keys">
        {rows.map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

function Appearance() {
  return (
    <section>
      <h3>{H.appearance.heading}</h3>
      <div class="fields">
        <Choice
          name={H.appearance.theme}
          options={THEMES.map((each) => [each, H.appearance.themes[each]] as const)}
          chosen={theme.value}
          onChoose={(value) => setAppearance({ theme: value })}
        />
        <Choice
          name={H.appearance.contrast}
          options={CONTRASTS.map((each) => [each, H.appearance.contrasts[each]] as const)}
          chosen={contrast.value}
          onChoose={(value) => setAppearance({ contrast: value })}
        />
      </div>
    </section>
  );
}

export function Help() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = isHelpOpen.value;
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    <dialog
      class="help"
      ref={dialog}
      aria-labelledby="help-heading"
      onCancel={() => (isHelpOpen.value = false)}
      // Reported some time after it was closed: the dialog may be open again by then.
      onClose={() => (isHelpOpen.value = dialog.current?.open ?? false)}
    >
      <div class="head">
        <h2 id="help-heading">{H.help.heading}</h2>
        <Button icon="erase" variant="bare" name={T.shell.close} onClick={() => (isHelpOpen.value = false)} />
      </div>
      {open && (
        <div class="help-body">
          <Keys />
          <Appearance />
          <SavedDataPanel />
          <p class="quiet">{H.help.about}</p>
        </div>
      )}
    </dialog>
  );
}
