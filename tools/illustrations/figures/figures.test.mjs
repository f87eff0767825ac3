import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { drawChart } from './chart.mjs';
import { listFigures } from './list-figures.mjs';

const CONTENT = resolve(import.meta.dirname, '../../../apps/portal-content/content');

describe('figures of news', () => {
  const figures = listFigures();

  it('are in the content as they are drawn', () => {
    for (const { name, svg } of figures) {
      assert.equal(readFileSync(join(CONTENT, 'media', `${name}.svg`), 'utf8'), svg, `${name}: draw it again`);
    }
    assert.equal(readdirSync(join(CONTENT, 'media/figures')).length, figures.length);
  });

  it('are shown by an article each', () => {
    const news = join(CONTENT, 'news');
    const texts = readdirSync(news).map((file) => readFileSync(join(news, file), 'utf8'));
    for (const { name } of figures)
      assert.equal(texts.filter((text) => text.includes(`/files/${name}.svg`)).length, 1, name);
  });

  it('are refused with values that have no place, and with a text that has no room', () => {
    const chart = { unit: '件', top: 8, axis: ['甲', '乙'], series: [{ name: '产量', values: [1, 2] }] };
    assert.throws(() => drawChart({ ...chart, axis: ['甲'] }), /has 2 values for 1 places/);
    assert.throws(() => drawChart({ ...chart, levels: [{ value: 4, text: '很'.repeat(60) }] }), /needs \d+ of \d+/);
  });
});
