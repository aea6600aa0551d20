/** A part of the application that could not be loaded, twice: the line is bad, or a deploy has replaced the build. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

/** One attempt. A page's chunk has some 12 kB: that is time enough for the slowest line. */
const ATTEMPT_MS = 20_000;
const PAUSE_MS = 500;

/**
 * Loads a part of the application: twice at most, and never waits for minutes (row API-13). Throws `ChunkError`; the page around it
 * then has the address loaded as a document, which needs none of this.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await attempt(load);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return attempt(load).catch((error: unknown) => {
      throw new ChunkError('A part of the application could not be loaded', { cause: error });
    });
  }
}

function attempt<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`nothing for ${ATTEMPT_MS} ms`)), ATTEMPT_MS);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
