/** By which the bundler calls what loads a chunk with its style sheets. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Lets a chunk be loaded by our own function: that of the bundler knows no style sheets that came in one file, waits
 * for them before it asks for the chunk, and is three times as long.
 * @param {string} file module that exports `createChunkLoader`
 * @returns {import('vite').Plugin}
 */
export function chunkLoader(file) {
  let base = '/';
  let isUsed = false;
  return {
    name: 'portal-chunk-loader',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      base = config.base;
    },
    load(id) {
      if (id !== HELPER) return null;
      isUsed = true;
      const from = JSON.stringify(file);
      return `import { createChunkLoader } from ${from};\nexport const __vitePreload = createChunkLoader(${JSON.stringify(base)});`;
    },
    generateBundle() {
      if (!isUsed) this.error('The bundler no longer loads chunks by the helper that is replaced here');
    },
  };
}
