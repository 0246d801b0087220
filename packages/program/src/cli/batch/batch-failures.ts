// Turns an EnvironmentError of an experiment into a Refusal with exit code 32.

import { EnvironmentError } from '@masu/arena/environment-error.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { safe } from '../interface/output.js';

export async function fromEnvironment<T>(work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EnvironmentError) throw new Refusal(EXIT.environment, safe(error.message));
    throw error;
  }
}
