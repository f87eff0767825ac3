import { eq } from 'drizzle-orm';
import { toDetailUrl } from '../../platform/content-items/item-links';
import type { QueryRunner } from '../../platform/database/database';
import { NO_CALL } from '../../platform/http/no-call';
import type { Actor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import { modelItem } from '../models/models.read-model';
import { solutionItem } from '../solutions/solutions.read-model';
import { type ApplicationAction, applications, isApplication } from './applications.repository';
import { type ApplicationsOptions, createApplicationsService, type Submission } from './applications.service';

const HOUR_MS = 3_600_000;
const DAY = 24;

/** What became of an application, `after` hours later. */
interface StoryTransition {
  readonly after: number;
  readonly action: Extract<ApplicationAction, 'claim' | 'approve' | 'reject' | 'withdraw'>;
  readonly reason?: string;
}

/** The life of an application of the demonstration. */
interface ApplicationStory {
  readonly hoursAgo: number;
  readonly kind: 'model' | 'solution' | 'consult';
  /** Key of the item; the direction of a consultation. */
  readonly itemKey: string;
  /** What is to be done with it. */
  readonly text: string;
  readonly steps: readonly StoryTransition[];
}

/** Who applies, as the forms have it. */
interface Applicant {
  readonly companyName: string;
  readonly industry: string;
  readonly contactName: string;
  readonly telephone: string;
}

/** What somebody has applied for, and what became of it. */
export interface ApplicationHistory {
  readonly applicant: Applicant;
  readonly stories: readonly ApplicationStory[];
}

/** Field of each form that says what it is about. */
const TEXT_FIELDS = { model: 'scene', solution: 'remark', consult: 'content' } as const;

const REVIEWER: Actor = { role: 'reviewer', id: null, name: '' };

const approved = [
  { after: 4, action: 'claim' },
  { after: DAY, action: 'approve' },
] as const;

const DAIRY: Applicant = {
  ...{ companyName: '澄湖乳业', industry: '食品饮料', contactName: '周启航', telephone: '13800000000' },
};

/** What a dairy that connects its plants has applied for, in every state; its models are in use, end soon, and have ended. */
const DAIRY_STORIES: readonly ApplicationStory[] = [
  {
    ...{ hoursAgo: 369.8 * DAY, kind: 'model', itemKey: 'supplier-scoring' },
    text: '对原奶与包材供应商做季度评分，与采购部的打分对照。',
    steps: [
      { after: 2, action: 'claim' },
      { after: 3, action: 'approve' },
    ],
  },
  {
    ...{ hoursAgo: 361 * DAY, kind: 'model', itemKey: 'work-order-dispatch' },
    text: '设备报修的派单与到场时间预估，先用于杭州工厂。',
    steps: approved,
  },
  {
    ...{ hoursAgo: 130 * DAY, kind: 'model', itemKey: 'heat-exchanger-fouling' },
    text: '监测杀菌段板式换热器的结垢，决定清洗的时间。',
    steps: approved,
  },
  {
    ...{ hoursAgo: 76 * DAY, kind: 'model', itemKey: 'uht-sterilization-value' },
    text: '计算超高温灭菌段每批的杀菌值，与实验室结果对照三个月。',
    steps: approved,
  },
  {
    ...{ hoursAgo: 40 * DAY, kind: 'model', itemKey: 'filling-line-oee' },
    text: '计算两条灌装线的综合效率，与班组统计的停机时间对照。',
    steps: [
      { after: 2, action: 'claim' },
      { after: 20, action: 'reject', reason: '模型需要逐分钟的产量与停机数据，目前没有采集，请接入设备后重新申请' },
    ],
  },
  {
    ...{ hoursAgo: 33 * DAY, kind: 'solution', itemKey: 'cold-chain' },
    text: '两座冷库与十二辆冷藏车的温度希望统一监测。',
    steps: [{ after: 1, action: 'withdraw' }],
  },
  {
    ...{ hoursAgo: 12 * DAY, kind: 'consult', itemKey: '数据治理与架构' },
    text: '三个工厂的物料编码不一致，想了解统一主数据的步骤与周期。',
    steps: [
      { after: 2, action: 'claim' },
      { after: 26, action: 'approve' },
    ],
  },
  {
    ...{ hoursAgo: 2 * DAY, kind: 'solution', itemKey: 'dairy-factory' },
    text: '杭州新厂明年投产，希望参考苏州工厂的整体方案。',
    steps: [{ after: 3, action: 'claim' }],
  },
  {
    ...{ hoursAgo: 5, kind: 'model', itemKey: 'bottle-seal-inspection' },
    text: '检查二号灌装线的瓶盖密封，先用一周的图片对照人工抽检。',
    steps: [],
  },
];

export const ENTERPRISE_HISTORY: ApplicationHistory = { applicant: DAIRY, stories: DAIRY_STORIES };

/** What somebody on their own has applied for. */
export const PERSON_HISTORY: ApplicationHistory = {
  applicant: { companyName: '个人', industry: '能源电力', contactName: '林晓', telephone: '13800000001' },
  stories: [
    {
      ...{ hoursAgo: 48 * DAY, kind: 'model', itemKey: 'pv-shading-detection' },
      text: '屋顶光伏每天下午有一段遮挡，想知道影响哪几串组件。',
      steps: approved,
    },
  ],
};

/** Writes applications of the demonstration; those for items that the content does not have are left out. */
export async function seedDemoApplications(
  options: ApplicationsOptions,
  owner: Subject,
  { applicant, stories }: ApplicationHistory,
  now: Date,
): Promise<void> {
  for (const story of stories) {
    const item = await findItem(options.database.orm, story);
    if (item) await tellStory(options, owner, { ...item, ...story, applicant }, now);
  }
}

async function tellStory(
  options: ApplicationsOptions,
  owner: Subject,
  {
    hoursAgo,
    kind,
    itemKey,
    itemName,
    itemUrl,
    text,
    steps,
    applicant,
  }: ApplicationStory & Named & { readonly applicant: Applicant },
  now: Date,
): Promise<void> {
  let at = new Date(now.getTime() - hoursAgo * HOUR_MS);
  const form = { ...applicant, [TEXT_FIELDS[kind]]: text, consent: true };
  const submission: Submission = { kind, itemKey, itemName, itemUrl, form };
  const { applicationNo } = await createApplicationsService({ ...options, clock: () => at }).submit(
    owner,
    submission,
    NO_CALL,
  );
  const { orm } = options.database;
  let row = await applications.find(orm, isApplication(applicationNo));
  for (const { after, action, reason = '' } of steps) {
    at = new Date(at.getTime() + after * HOUR_MS);
    const actor: Actor = action === 'withdraw' ? { role: 'user', id: owner.id, name: '' } : REVIEWER;
    row = await applications.transition(orm, row, { action, actor, at, reason });
  }
}

/** What an item is called and where its page is. */
type Named = Pick<Submission, 'itemName' | 'itemUrl'>;

async function findItem(
  runner: QueryRunner,
  { kind, itemKey }: Pick<ApplicationStory, 'kind' | 'itemKey'>,
): Promise<Named | undefined> {
  if (kind === 'consult') return { itemName: itemKey, itemUrl: '/business-consulting' };
  const [row] = await {
    model: () => runner.select({ itemName: modelItem.name }).from(modelItem).where(eq(modelItem.id, itemKey)),
    solution: () =>
      runner.select({ itemName: solutionItem.name }).from(solutionItem).where(eq(solutionItem.id, itemKey)),
  }[kind]();
  return row && { ...row, itemUrl: toDetailUrl(kind, itemKey) };
}
