import { strFromU8, unzipSync } from 'fflate';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Cell, type SheetColumn, writeXlsx } from './write-xlsx';

const COLUMNS: readonly SheetColumn[] = [{ title: '名称', width: 20 }];
const AT = new Date('2026-06-05T12:00:00+08:00');

async function* toPages(rows: readonly (readonly Cell[])[]) {
  yield rows;
}

async function readSheet(rows: readonly (readonly Cell[])[]): Promise<string> {
  const parts = unzipSync(await writeXlsx({ name: '订单', columns: COLUMNS, pages: toPages(rows) }, AT));
  return strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
}

it('has every part of a workbook, each well-formed', async () => {
  const parts = unzipSync(await writeXlsx({ name: '<订单>', columns: COLUMNS, pages: toPages([['一']]) }, AT));
  expect(Object.keys(parts).sort()).toEqual([
    ...['[Content_Types].xml', '_rels/.rels', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml', 'xl/workbook.xml'],
    'xl/worksheets/sheet1.xml',
  ]);
  expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toContain('name="&lt;订单&gt;"');
  expect(strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toMatch(/名称.*一.*<\/worksheet>$/s);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|"/c calc"!A1'])('%j stays a text', async (text) => {
  const sheet = await readSheet([[text]]);
  expect(sheet).toContain(
    `<c t="inlineStr"><is><t xml:space="preserve">${text.replaceAll('"', '&quot;')}</t></is></c>`,
  );
  expect(sheet).not.toContain('<f>');
});

it.each([
  ['a<b & "c"', 'a&lt;b &amp; &quot;c&quot;'],
  ['a\u0000\u001Fb\uD800c', 'abc'],
  ['设备😀', '设备😀'],
  ['_x0041_', '_x005F_x0041_'],
  ['长'.repeat(40_000), '长'.repeat(32_767)],
])('a text is written as XML holds it: %#', async (text, written) => {
  expect(await readSheet([[text]])).toContain(`<t xml:space="preserve">${written}</t>`);
});

it.each([
  [201_960, '2019.60'],
  [5, '0.05'],
  [0, '0.00'],
  [-105, '-1.05'],
])('%i 分 are %s 元', async (fen, yuan) =>
  expect(await readSheet([[{ fen }]])).toContain(`<c s="2"><v>${yuan}</v></c>`),
);

it('a moment is shown by the clocks of China', async () =>
  // Noon of the 5th of June 2026.
  expect(await readSheet([[AT]])).toContain('<c s="3"><v>46178.5</v></c>'));

it('holds one page of a hundred thousand rows at a time', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const pages: WeakRef<object>[] = [];
  let max = 0;
  async function* makePages() {
    for (let page = 0; page < 100; page += 1) {
      const rows = Array.from({ length: 1000 }, (_, index) => [`OD${page * 1000 + index}`]);
      pages.push(new WeakRef(rows));
      yield rows;
      if (page % 20 !== 19) continue;
      // A reference that was followed holds until the turn is over.
      await new Promise(setImmediate);
      collect();
      max = Math.max(max, pages.filter((held) => held.deref() !== undefined).length);
    }
  }
  const file = await writeXlsx({ name: '订单', columns: COLUMNS, pages: makePages() }, AT);
  expect(pages).toHaveLength(100);
  expect(max).toBeLessThanOrEqual(2);
  const sheet = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet.match(/<row>/g)).toHaveLength(100_001);
});

it('is given up where it becomes too large', async () => {
  const noise = (seed: number) =>
    Array.from({ length: 8000 }, (_, at) => String.fromCharCode(0x4e00 + ((seed * at * at) % 20_000)));
  async function* endless() {
    for (let page = 1; ; page += 1) yield Array.from({ length: 200 }, (_, row) => [noise(page * 211 + row).join('')]);
  }
  await expect(writeXlsx({ name: '订单', columns: COLUMNS, pages: endless(), maxBytes: 100_000 }, AT)).rejects.toThrow(
    'larger',
  );
});
