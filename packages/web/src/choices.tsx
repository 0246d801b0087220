// Form fields: checkboxes, a row of buttons, a list, a line of text; links that look like buttons; panels, and the heads of
// pages and tables. Separate from the buttons, so that the entry chunk doesn't include them.

import type { ComponentChildren, CSSProperties } from 'preact';
import { Button } from './controls.js';
import { STOP } from './more-icons.js';
import { makeRoute, type Route } from './routes.js';
import { setting, type ToggleName, toggleSetting } from './saves/saves.js';

export function Check(props: {
  readonly checked: boolean;
  readonly keyCap?: string;
  readonly onChange: (checked: boolean) => void;
  readonly children: ComponentChildren;
}) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      {props.children}
      {props.keyCap && <kbd>{props.keyCap}</kbd>}
    </label>
  );
}

/** A setting that is on or off. */
export const SettingCheck = (props: {
  readonly name: ToggleName;
  readonly keyCap?: string;
  readonly children: ComponentChildren;
}) => <Check {...props} checked={setting(props.name)} onChange={() => toggleSetting(props.name)} />;

/** One of several values, each with its word. */
interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A row of buttons, of which one is pressed. */
export function Segments<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <div class="seg" role="group" aria-label={props.name}>
      {props.options.map(([value, word]) => (
        <Button key={value} pressed={value === props.chosen} onClick={() => props.onChoose(value)}>
          {word}
        </Button>
      ))}
    </div>
  );
}

/** A field to choose one of several. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <label class="field">
      {props.name}
      <select onChange={(event) => props.onChoose(event.currentTarget.value as Value)}>
        {props.options.map(([value, word]) => (
          <option key={value} value={value} selected={value === props.chosen}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A field for a line of text. */
export function TextField(props: {
  readonly label: ComponentChildren;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly type?: 'search';
  readonly inputMode?: 'numeric';
  readonly placeholder?: string;
  readonly maxLength?: number;
}) {
  const { label, onText, ...attributes } = props;
  return (
    <label class="field">
      {label}
      <input {...(attributes as object)} onInput={(event) => onText(event.currentTarget.value)} />
    </label>
  );
}

/** Work that goes on, and the button that stops it. */
export const StopRow = (props: { readonly progress: string; readonly stop: () => void; readonly word: string }) => (
  <div class="row">
    <span class="quiet">{props.progress}</span>
    <Button icon={STOP} onClick={props.stop}>
      {props.word}
    </Button>
  </div>
);

/** The first row of a table: the names of its columns. */
export const ColumnNames = ({ names }: { readonly names: readonly ComponentChildren[] }) => (
  <thead>
    <tr>
      {names.map((name, index) => (
        <th key={index} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

/** A link to another page that looks like a button. */
export const LinkButton = (props: {
  readonly to: Route;
  readonly variant?: string;
  readonly children: ComponentChildren;
}) => (
  <a class={`btn ${props.variant ?? ''}`} href={makeRoute(props.to)}>
    {props.children}
  </a>
);

/** The head of a page: its title, the line over it, and buttons. */
export const PageHead = (props: {
  readonly over: ComponentChildren;
  readonly title: string;
  readonly variant?: string;
  readonly children?: ComponentChildren;
}) => (
  <div class={`head ${props.variant ?? ''}`}>
    <div>
      <p class="over">{props.over}</p>
      <h1>{props.title}</h1>
    </div>
    {props.children}
  </div>
);

/** A part of a page with its heading, and a little more about it. */
export const Panel = (props: {
  readonly heading: ComponentChildren;
  readonly about?: string | false;
  readonly variant?: string;
  readonly label?: string;
  readonly style?: CSSProperties | undefined;
  readonly children: ComponentChildren;
}) => (
  <section class={`panel ${props.variant ?? ''}`} style={props.style} aria-label={props.label}>
    <h2>
      {props.heading}{' '}
      {props.about && (
        // New words are a new element: nothing moves.
        <span key={props.about} class="quiet">
          {props.about}
        </span>
      )}
    </h2>
    {props.children}
  </section>
);
