// Which keys belong to the control that has the focus, so that the page leaves them alone.

/** What is read of an element. */
export interface ControlFacts {
  /** In upper case, as in the DOM of a page. */
  readonly tagName: string;
  readonly type?: string;
  readonly isContentEditable?: boolean;
  readonly classList: { contains(name: string): boolean };
}

/** A field has all keys: one types or chooses with them. A checkbox is none. */
export const isField = ({ tagName, type, isContentEditable }: ControlFacts): boolean =>
  tagName === 'TEXTAREA' ||
  tagName === 'SELECT' ||
  (tagName === 'INPUT' && type !== 'checkbox') ||
  isContentEditable === true;

const PRESSED_TAGS: readonly string[] = ['A', 'BUTTON', 'INPUT', 'SUMMARY'];

/** Enter and Space press a button or a checkbox; a cell of a grid is a button that is selected as soon as it has the focus. */
const isPressedBy = ({ tagName, classList }: ControlFacts, key: string): boolean =>
  (key === ' ' || key === 'Enter') && PRESSED_TAGS.includes(tagName) && !classList.contains('cell');

export const isControlKey = (control: ControlFacts, key: string): boolean =>
  isField(control) || isPressedBy(control, key);
