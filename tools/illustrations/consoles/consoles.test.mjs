import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { drawConsole } from './console.mjs';
import { listConsoles } from './list-consoles.mjs';
import { createTheme } from './themes.mjs';

const CONTENT = resolve(import.meta.dirname, '../../../apps/portal-content/content');
const PRODUCTS = join(CONTENT, 'products');

describe('consoles of products', () => {
  const consoles = listConsoles(PRODUCTS);

  it('are in the content as they are drawn', () => {
    for (const { name, svg } of consoles) {
      assert.equal(readFileSync(join(CONTENT, 'media', `${name}.svg`), 'utf8'), svg, `${name}: draw it again`);
    }
    assert.equal(readdirSync(join(CONTENT, 'media/consoles')).length, consoles.length);
  });

  it('are shown by every product that has a page', () => {
    for (const file of readdirSync(PRODUCTS)) {
      const { code, content } = JSON.parse(readFileSync(join(PRODUCTS, file), 'utf8'));
      if (!content) continue;
      const names = ['overview', 'detail'].map((kind) => `consoles/${code}-${kind}`);
      assert.deepEqual(
        Object.values(content.consoleImages ?? {}),
        names.map((name) => `/files/${name}.svg`),
        code,
      );
      for (const name of names)
        assert.ok(
          consoles.some((picture) => picture.name === name),
          name,
        );
    }
  });

  it('are refused with a text that has no room', () => {
    const screen = {
      navigation: ['概览'],
      active: '概览',
      title: '实例',
      rows: [[{ title: '很'.repeat(80), kind: 'bars', items: [] }]],
    };
    const draw = () => drawConsole({ name: '产品', screen, theme: createTheme('teal', false), seed: 1 });
    assert.throws(draw, /needs \d+ of \d+ pixels/);
  });
});
