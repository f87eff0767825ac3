import type {
  ActivityContent,
  CaseContent,
  ModelContent,
  ProductContent,
  ProductPlan,
  SolutionContent,
} from '@portal/api-contract';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SelectedKind } from '../platform/content-items/brand-selection';
import { FIXTURES } from './fixtures';
import type { TestPortal } from './test-portal';

type Fields = Readonly<Record<string, unknown>>;

/** Text of a Markdown file: JSON is valid YAML. */
export function toMarkdownFile(frontMatter: Fields, body = '正文'): string {
  return `---\n${JSON.stringify(frontMatter, null, 1)}\n---\n\n${body}\n`;
}

/** Writes content files and imports them; a rejected one fails the spec. */
export async function addContent(portal: TestPortal, files: Readonly<Record<string, object | string>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    const path = join(portal.contentDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  }
  const { problems } = await portal.reloadContent();
  if (problems.length > 0) throw new Error(`Content refused: ${JSON.stringify(problems)}`);
}

/** Items by their kind. */
type ItemsByKind = Partial<Record<SelectedKind, readonly string[]>>;

/** Selections with which some items are shown in the first brand alone (range 2), others in the second (range 3). */
export function showOnlyIn({
  first = {},
  second = {},
}: {
  readonly first?: ItemsByKind;
  readonly second?: ItemsByKind;
}) {
  return {
    'brands/first/selection.json': leaveOut('first', second),
    'brands/second/selection.json': leaveOut('second', first),
  };
}

/** What a brand of the sample chooses, but for some more items. */
function leaveOut(brand: 'first' | 'second', items: ItemsByKind) {
  const text = readFileSync(join(FIXTURES, 'content/brands', brand, 'selection.json'), 'utf8');
  const selection = JSON.parse(text) as Partial<Record<string, { readonly except?: readonly string[] }>>;
  const changed = Object.entries(items).map(([kind, ids]) => {
    const { except = [], ...others } = selection[kind] ?? {};
    return [kind, { ...others, except: [...except, ...ids] }] as const;
  });
  return { ...selection, ...Object.fromEntries(changed) };
}

const points = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `要点${index}`, text: '说明' }));

export const PRODUCT_CONTENT: ProductContent = {
  slogan: '口号',
  overview: ['概述'],
  metrics: [],
  features: points(3),
  advantages: [],
  architecture: [],
  specs: { columns: ['规格', '值'], rows: [['点数', '1000']] },
  plans: [],
  scenes: [],
  faqs: [],
  changes: [],
  documents: [],
};

/** Plan of a product at 100 元 a month. */
export function makePlan(mealCode: string, changes: Partial<ProductPlan> = {}): ProductPlan {
  return {
    mealCode,
    name: '标准版',
    summary: '',
    specs: [{ label: '点数', value: '1000' }],
    unitPrice: 10_000,
    periods: [1, 3, 6, 12, 36],
    isNegotiable: false,
    ...changes,
  };
}

export function makeProduct(code: string, changes: Fields = {}): Fields {
  return {
    id: `p-${code}`,
    code,
    productName: `产品${code}`,
    labelFlag: 1,
    summary: '说明',
    icon: '/files/i.svg',
    categoryId: 'pc-a',
    deliveryMode: 'cloud',
    pricingMode: 'metered',
    productType: 'platform',
    tags: [],
    hasTrial: false,
    publishedOn: '2026-01-01',
    content: PRODUCT_CONTENT,
    ...changes,
  };
}

const SOLUTION_CONTENT: SolutionContent = {
  overview: ['概述'],
  painPoints: points(2),
  architecture: ['应用', '平台', '边缘'].map((name) => ({ name, items: ['部件'] })),
  capabilities: points(3),
  results: [
    { value: '10%', label: '下降' },
    { value: '2 倍', label: '提升' },
  ],
  documents: [],
  whitepaper: '',
};

export function makeSolution(id: string, changes: Fields = {}): Fields {
  return {
    id,
    name: `方案${id}`,
    categoryType: 4,
    summary: '说明',
    icon: '/files/i.svg',
    coverImage: '/files/c',
    highlights: ['一'],
    categoryId: 'sc-a',
    productCodes: ['alpha'],
    content: SOLUTION_CONTENT,
    ...changes,
  };
}

export function makeFactory(id: string, changes: Fields = {}): Fields {
  return {
    id,
    name: `工厂${id}`,
    place: '苏州',
    industry: '电子',
    year: 2025,
    certification: '',
    summary: '说明',
    coverImage: '/files/c',
    metrics: [
      { value: '10%', label: '下降' },
      { value: '20%', label: '提升' },
    ],
    timeline: ['一', '二', '三'].map((title) => ({ date: '2025', title, text: '说明' })),
    ...changes,
  };
}

const CASE_CONTENT: CaseContent = {
  intro: '客户介绍',
  challenges: ['难点一', '难点二'],
  approach: points(2),
  numbers: [
    { label: '能耗', before: '100', after: '69' },
    { label: '停机', before: '10', after: '3' },
  ],
  quote: { text: '很好', name: '王工', role: '厂长' },
  duration: '4 个月',
};

export function makeCase(id: string, changes: Fields = {}): Fields {
  return {
    id,
    title: `案例${id}`,
    customer: '客户',
    summary: '说明',
    metric: { value: '31%', label: '下降' },
    logo: '/files/l.svg',
    coverImage: '/files/c',
    categoryId: 'cc-a',
    publishedOn: '2026-03-01',
    region: '华东',
    productCodes: ['alpha'],
    solutionIds: [],
    content: CASE_CONTENT,
    ...changes,
  };
}

export function makeNews(id: string, changes: Fields = {}): Fields {
  return {
    id,
    title: `新闻${id}`,
    kind: 'company',
    summary: '说明',
    publishedOn: '2026-03-01',
    coverImage: '/files/n',
    author: '编辑部',
    newsSource: '本站',
    ...changes,
  };
}

const ACTIVITY_CONTENT: ActivityContent = {
  form: 'online',
  address: '',
  capacity: 0,
  agenda: [],
  speakers: [],
  replayChapters: [],
};

export function makeActivity(id: string, changes: Fields = {}, content: Partial<ActivityContent> = {}): Fields {
  return {
    id,
    title: `活动${id}`,
    summary: '说明',
    startsAt: '2026-08-01T09:00:00+08:00',
    endsAt: '2026-08-01T18:00:00+08:00',
    place: '线上',
    coverImage: '/files/a',
    content: { ...ACTIVITY_CONTENT, ...content },
    ...changes,
  };
}

const MODEL_CONTENT: ModelContent = {
  intro: ['介绍'],
  inputs: [{ name: 'a', type: 'number', isRequired: true, text: '输入', example: '1' }],
  outputs: [{ name: 'b', type: 'number', isRequired: true, text: '输出', example: '2' }],
  sampleRequest: { a: 1, nested: { list: [1, 'x', null, true] } },
  sampleResponse: { b: 2 },
  accuracy: [{ metric: 'MAPE', value: '3%', note: '' }],
  limits: ['限制'],
  guide: ['第一步', '第二步'],
  price: '免费',
  versions: [{ version: '1.0', date: '2026-01-01', text: '发布' }],
  reviews: [],
};

export function makeModel(id: string, changes: Fields = {}): Fields {
  return {
    id,
    name: `模型${id}`,
    modelType: 1,
    deliveryMode: 1,
    pricing: 1,
    industry: '装备制造',
    provider: '本公司',
    summary: '说明',
    calls: 10,
    rating: 4.5,
    publishedOn: '2026-01-01',
    content: MODEL_CONTENT,
    ...changes,
  };
}

export function makeJob(id: string, changes: Fields = {}): Fields {
  return {
    id,
    title: `职位${id}`,
    channel: 'social',
    jobFunction: '研发',
    city: '上海',
    headcount: 2,
    publishedOn: '2026-01-01',
    intro: '介绍',
    duties: ['职责一', '职责二'],
    requirements: ['要求一', '要求二'],
    extras: [],
    ...changes,
  };
}
