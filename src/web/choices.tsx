// Form fields: checkboxes, a row of buttons, a list; the head of a table. Separate from the buttons, so that the entry
// chunk doesn't include them.

import type { ComponentChildren } from 'preact';
import { Button } from './controls.js';

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

/** A row of buttons, of which one is pressed. */
export function Segments<Value extends string>(props: {
  readonly name: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
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
export function Choice<Value extends string>(props: {
  readonly name: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
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

/** The first row of a table: the names of its columns, all different. */
export const ColumnNames = ({ names }: { readonly names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
