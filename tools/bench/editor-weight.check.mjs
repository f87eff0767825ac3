import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { listBrandApps } from '../start/workspace.mjs';

/** What an author loads for writing at most, beyond what every page has: 250 kB (issue: community). */
const LIMIT_BYTES = 250_000;

const SHELL = 'src/main.client.tsx';
const RICH = 'feature-community/src/writing/rich/rich-area.tsx';
const PAGES = ['publish-article', 'publish-material', 'publish-question'].map(
  (name) => `feature-community/src/${name}/${name}.page.tsx`,
);

for (const { name: app, root } of listBrandApps()) {
  const folder = join(root, 'dist/client');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const find = (/** @type {string} */ part) => {
    const key = Object.keys(manifest).find((one) => one.endsWith(part));
    assert.ok(key, `${part} is no part of ${app}`);
    return key;
  };

  /** Files that are loaded with some of the parts. */
  const load = (/** @type {readonly string[]} */ keys) => {
    const files = new Set();
    const visit = (/** @type {string} */ key) => {
      const { file, imports = [], css = [] } = manifest[key];
      if (files.has(file)) return;
      for (const each of [file, ...css]) files.add(each);
      imports.forEach(visit);
    };
    keys.forEach(visit);
    return files;
  };

  const without = (/** @type {Set<string>} */ files, /** @type {Set<string>} */ known) =>
    [...files].filter((file) => !known.has(file));

  describe(`the editor of ${app}`, () => {
    it('keeps its limit together with its rich view', () => {
      const files = without(load([...PAGES.map(find), find(RICH)]), load([find(SHELL)]));
      const bytes = files.reduce(
        (sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).byteLength,
        0,
      );
      assert.ok(bytes <= LIMIT_BYTES, `${bytes} bytes, limit ${LIMIT_BYTES}`);
    });

    it('loads its rich view for those alone who ask for it', () => {
      const own = new Set(without(load([find(RICH)]), load([find(SHELL), ...PAGES.map(find)])));
      assert.ok(own.size > 0);
      for (const key of Object.keys(manifest)) {
        const isElsewhere = key !== find(RICH) && !own.has(manifest[key].file);
        const taken = isElsewhere ? [...load([key])].filter((file) => own.has(file)) : [];
        assert.deepEqual(taken, [], `${key} loads parts of the editor`);
      }
    });
  });
}
