// Loads the text of a stream, such as standard input, with the limit that files have.

import { fail, ok, type Result } from '@masu/core/base/result.js';
import { decodeText } from '@masu/core/base/text.js';
import { type FileError, fileError, MAX_FILE_BYTES, TOO_LARGE } from './load-file.js';

/** The text that a stream, such as standard input, gives to its end. */
export async function loadStream(stream: AsyncIterable<Uint8Array>): Promise<Result<string, FileError>> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk);
      total += chunk.length;
      if (total > MAX_FILE_BYTES) return fail(TOO_LARGE);
    }
  } catch (error) {
    return fail(fileError(error));
  }
  return ok(decodeText(Buffer.concat(chunks)));
}
