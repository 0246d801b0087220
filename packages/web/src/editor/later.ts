// A part of a page that is drawn in a task of its own, once what is around it is drawn.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { onIdle } from '../app/turns.js';

export function Later({ children }: { readonly children: ComponentChildren }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => onIdle(() => setDue(true)), []);
  return isDue ? children : null;
}
