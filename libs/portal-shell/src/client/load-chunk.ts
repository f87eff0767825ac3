/** Event of the window when a chunk, or a style sheet of it, got lost on its way. */
export const CHUNK_LOST = 'chunklost';

/**
 * Loads a chunk and the style sheets that it needs, files of the build as `assets/1a2b3c4d.css`; returns its module.
 * Rejects when one of them got lost, which it tells the window by `CHUNK_LOST`, too.
 */
export type ChunkLoader = <Module>(load: () => Promise<Module>, styles?: readonly string[]) => Promise<Module>;

/**
 * Returns what the bundler calls for every import of a chunk: the chunk and its style sheets come side by side, and
 * what the document has is not asked for again.
 * @param base prefix of the build's files with a trailing slash
 */
export function createChunkLoader(base: string): ChunkLoader {
  const sheets = new Map<string, Promise<unknown>>();

  function loadStyle(file: string): Promise<unknown> | undefined {
    const [name] = /\w+(?=\.css)/.exec(file) ?? [];
    // The style sheets of a document come in one file that names them all.
    if (!sheets.has(file) && document.querySelector(`link[rel=stylesheet][href*="${name}"]`)) return;
    const sheet = sheets.get(file) ?? append(base + file);
    sheets.set(file, sheet);
    sheet.catch(() => sheets.delete(file));
    return sheet;
  }

  return async (load, styles = []) => {
    try {
      return (await Promise.all([load(), ...styles.map(loadStyle)]))[0];
    } catch (error) {
      dispatchEvent(new Event(CHUNK_LOST));
      throw error;
    }
  };
}

function append(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} got lost`));
    };
  });
  document.head.append(link);
  return loaded;
}
