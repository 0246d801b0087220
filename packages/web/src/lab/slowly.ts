// A value that follows another a few times per second, for what takes long to draw.

import { useEffect, useState } from 'preact/hooks';

const REST_MILLIS = 120;

export function useSlowly<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (Object.is(value, shown)) return;
    const timer = setTimeout(() => setShown(value), REST_MILLIS);
    return () => clearTimeout(timer);
  }, [value, shown]);
  return shown;
}
