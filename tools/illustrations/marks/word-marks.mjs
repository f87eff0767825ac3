import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTENT = join(import.meta.dirname, '../../../apps/portal-content/content');
const INK = '#5b6784';
const FONT = `font-family="'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif"`;

const SYMBOLS = [
  '<circle cx="20" cy="20" r="13"/><path d="M20 7v26M7 20h26"/>',
  '<path d="M20 6l13 24H7z"/><path d="M14 24h12"/>',
  '<path d="M8 8h24v24H8z"/><path d="M8 24L24 8"/>',
  '<path d="M20 5l13 7.500v15L20 35 7 27.500v-15z"/><circle cx="20" cy="20" r="5"/>',
  '<path d="M6 26q7-14 14 0t14 0"/><path d="M6 17q7-14 14 0t14 0"/>',
  '<path d="M10 32V12l10-6 10 6v20"/><path d="M10 20h20M20 6v26"/>',
  '<circle cx="14" cy="20" r="9"/><circle cx="26" cy="20" r="9"/>',
  '<path d="M7 32V20M14 32V12M21 32V17M28 32V8M35 32H5"/>',
  '<path d="M20 34C8 28 8 14 10 7c9 0 20 4 20 16 0 5-4 9-10 11zM20 34c0-9-3-16-7-20"/>',
];

/** A quiet wordmark: a geometric symbol and the name. */
function wordMark(name, seed) {
  const symbol = SYMBOLS[seed % SYMBOLS.length];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 64" width="160" height="64"><g transform="translate(10 14) scale(.9)" fill="none" stroke="${INK}" stroke-width="2.400" stroke-linejoin="round" stroke-linecap="round">${symbol}</g>` +
    `<text x="54" y="39" ${FONT} font-size="${name.length > 5 ? 16 : 19}" font-weight="600" fill="${INK}" letter-spacing="1">${name}</text></svg>\n`
  );
}

const readJson = (file) => JSON.parse(readFileSync(join(CONTENT, file), 'utf8'));

const CASES = [
  'yuanling-heavy',
  'jinhe-gear',
  'lanting-electronics',
  'xinyue-optics',
  'haoyuan-chemical',
  'beichuan-material',
  'qingfeng-wind',
  'yungu-solar',
  'chenghu-dairy',
  'maitian-food',
  'hengan-park',
  'linshui-water',
  'tiezhou-crane',
  'ningqiao-pump',
  'shuohe-mold',
  'bochuan-motor',
  'weiming-circuit',
  'qianxun-module',
  'luxi-sensor',
  'danfeng-coating',
  'yanhe-fertilizer',
  'mingtai-rubber',
  'kuncheng-heat',
  'haoqing-storage',
  'zhexi-grid',
  'suihe-grain',
  'guolan-juice',
  'wanxian-prepared',
  'jiangpu-logistics',
  'donglan-port',
];

/** Wordmarks of partners and customers, named by the content. */
export const wordMarks = [
  ...readJson('partners.json').map(({ id, name }, index) => ({ name: `partners/${id}`, svg: wordMark(name, index) })),
  ...CASES.map((id, index) => ({
    name: `customers/${id}`,
    svg: wordMark(readJson(`cases/${id}.json`).customer, index + 4),
  })),
];
