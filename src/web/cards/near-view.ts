// Whether an element is in view or close to it. A long list draws only the pictures of such elements.

import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** About two rows of cards above and below the view. */
const MARGIN = '500px 0px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all elements, because each observer has a cost. */
function watch(element: Element, seen: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: MARGIN },
  );
  const watching = observer;
  waiting.set(element, seen);
  watching.observe(element);
  return () => {
    waiting.delete(element);
    watching.unobserve(element);
  };
}

/** True from the moment that the element first comes near the view. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    return watch(element.current, () => setNear(true));
  }, [isNear, element]);
  return isNear;
}
