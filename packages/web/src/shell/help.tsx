// The help dialog: what each key does. Opened by ? or by the button in the header.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { KeyTable } from '../app/key-caps.js';
import { isHelpOpen } from '../app/shortcuts.js';
import { Button } from '../controls.js';
import { ERASE } from '../more-icons.js';
import { makeRoute, pageRoute } from '../routes.js';
import { helpTexts } from '../texts/help.js';
import { playTexts } from '../texts/play.js';

export function Help() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = isHelpOpen.value;
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  const close = (): void => {
    isHelpOpen.value = false;
  };
  return (
    <dialog
      class="help"
      ref={dialog}
      aria-labelledby="help-heading"
      onCancel={close}
      // The close event comes a little later: the dialog may be open again by then.
      onClose={() => (isHelpOpen.value = dialog.current?.open ?? false)}
    >
      <div class="head">
        <h2 id="help-heading">{helpTexts.heading}</h2>
        <a class="btn" href={makeRoute(pageRoute('settings'))} onClick={close}>
          {helpTexts.settings}
        </a>
        <Button icon={ERASE} variant="bare" name={playTexts.shell.close} onClick={close} />
      </div>
      {open && (
        <div class="help-body">
          <KeyTable />
          <p class="quiet">{helpTexts.about}</p>
        </div>
      )}
    </dialog>
  );
}
