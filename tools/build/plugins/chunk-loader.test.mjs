import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chunkLoader } from './chunk-loader.mjs';

const HELPER = '\0vite/preload-helper.js';

function createPlugin() {
  const plugin = /** @type {any} */ (chunkLoader('/libs/load-chunk.ts'));
  plugin.configResolved({ base: '/miot/' });
  return plugin;
}

const context = {
  error: (/** @type {string} */ message) => {
    throw new Error(message);
  },
};

describe('what loads chunks', () => {
  it('is our own function in the place of that of the bundler, under the prefix of the brand', () => {
    const plugin = createPlugin();
    assert.equal(plugin.load('/libs/other.ts'), null);
    assert.match(
      plugin.load(HELPER),
      /from "\/libs\/load-chunk\.ts";\nexport const __vitePreload = .+\("\/miot\/"\);$/,
    );
    plugin.generateBundle.call(context);
  });

  it('is missed where the bundler loads chunks in another way', () => {
    assert.throws(() => createPlugin().generateBundle.call(context), /no longer loads chunks/);
  });
});
