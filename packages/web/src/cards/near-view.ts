// Whether an element is in view or close to it. A long list draws only the pictures of such elements.

/** About two rows of cards above and below the view. */
const MARGIN = '500px 0px';

const waiting = new WeakMap<Element, () => void>();

let observer: IntersectionObserver | undefined;

/** One observer for all elements, because each observer has a cost. */
export function watch(element: Element, seen: () => void): () => void {
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
