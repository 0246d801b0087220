// What is done when this process exits, whatever makes it: one listener for all, since Node warns of many.

const waiting = new Set<() => void>();
let isListening = false;

/** Calls `act` when this process exits; returns what takes that back. */
export function atExit(act: () => void): () => void {
  if (!isListening) {
    isListening = true;
    process.on('exit', () => {
      for (const each of waiting) each();
    });
  }
  waiting.add(act);
  return () => waiting.delete(act);
}
