import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { showOnlyIn } from './sample-content';

type Files = Readonly<Record<string, string | Buffer | object>>;

/** Writes files into a folder: texts and bytes as they are, everything else as JSON. */
export function writeFiles(folder: string, files: Files): string {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content));
  }
  return folder;
}

/** `document.json` of a document with these versions. */
export function makeDocument(versions: readonly string[], changes: object = {}): object {
  return {
    name: '接入平台',
    summary: '说明',
    category: '物联接入',
    versions: versions.map((id) => ({ id, name: `V${id}`, publishedOn: '2026-01-01' })),
    ...changes,
  };
}

/** A page's file. */
export function makePage(title: string, body = '正文。', updated = '2026-03-01'): string {
  return `---\ntitle: ${title}\nupdated: ${updated}\n---\n${body}\n`;
}

const TREE_2 = [
  {
    name: '快速入门',
    children: [
      { name: '第一台设备', file: 'start/first.md', recommendStatus: 1 },
      { name: '上报数据', file: 'start/report.md' },
    ],
  },
  {
    name: '规则',
    file: 'rules.md',
    children: [{ name: '转发', children: [{ name: '目标', file: 'rules/targets.md' }] }],
  },
  { name: '内部', showStatus: 0, children: [{ name: '秘密', file: 'secret.md' }] },
  { name: '产品页', url: '/product-detail/iot-hub.html' },
];

const TREE_1 = [
  {
    name: '快速入门',
    children: [
      { name: '第一台设备', file: 'start/first.md' },
      { name: '旧版上报', file: 'start/old.md' },
    ],
  },
  {
    name: '规则',
    file: 'rules.md',
    children: [{ name: '转发', children: [{ name: '目标', file: 'rules/destinations.md' }] }],
  },
];

/** Documents with all that calls tell apart: versions, chapters, hidden nodes, drafts, one that is not published. */
export const SAMPLE_DOCUMENTS: Readonly<Record<string, object | string>> = {
  'documents/hub/document.json': makeDocument(['1.0', '2.0'], {
    weight: 9,
    recommendStatus: 1,
    productCode: 'alpha',
  }),
  'documents/hub/2.0/tree.json': TREE_2,
  'documents/hub/2.0/start/first.md': makePage(
    '接入第一台设备',
    '先读[规则](../rules.md#匹配)。\n\n## 准备\n\n文字\n\n### 账号\n\n```json\n{"a": 1}\n```\n\n同一行\n同两行\n改过',
    '2026-05-01',
  ).replace('---', '---\nmodifier: 林工'),
  'documents/hub/2.0/start/report.md': makePage('上报数据'),
  'documents/hub/2.0/rules.md': makePage('规则引擎', '## 匹配\n\n见[第一台设备](start/first.md)'),
  'documents/hub/2.0/rules/targets.md': makePage('转发目标'),
  'documents/hub/2.0/secret.md': makePage('秘密页面'),
  'documents/hub/1.0/tree.json': TREE_1,
  'documents/hub/1.0/start/first.md': makePage('接入第一台设备', '先读[规则](../rules.md)。\n\n同一行\n同两行\n从前'),
  'documents/hub/1.0/start/old.md': makePage('旧版上报'),
  'documents/hub/1.0/rules.md': makePage('规则引擎'),
  'documents/hub/1.0/rules/destinations.md': makePage('转发目标'),
  'documents/dev/document.json': makeDocument(['1.0'], { name: '开发指南', category: '开发者', weight: 99 }),
  'documents/dev/1.0/first.md': makePage('接入第一台设备的开发', '正文', '2026-06-01'),
  'documents/root-only/document.json': makeDocument(['1.0'], { name: '只在一个品牌' }),
  ...showOnlyIn({ first: { documents: ['root-only'] } }),
  'documents/root-only/1.0/a.md': makePage('一'),
  'documents/draft/document.json': makeDocument(['1.0'], { listingStatus: 1 }),
  'documents/draft/1.0/a.md': makePage('草稿'),
  'documents/unpublished/document.json': makeDocument(['1.0'], {
    versions: [
      { id: '2.0', name: 'V2.0', publishedOn: '2026-01-01', isPublished: false },
      { id: '1.0', name: 'V1.0', publishedOn: '2026-01-01' },
    ],
  }),
  'documents/unpublished/2.0/a.md': makePage('未发布'),
  'documents/unpublished/1.0/a.md': makePage('已发布'),
};
