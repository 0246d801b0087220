// Whether an error means that the host has no memory left to give, whatever limits masu was told.

/** Hosts throw a RangeError with these words; `allocat`: a failed allocation, or memory that could not be allocated. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError && /allocat|out of memory|array (buffer )?length/i.test(error.message);
