import { TRIAL_DAYS } from '@portal/api-contract/account';
import { and, eq, gte } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import { type Actor, SYSTEM, toActor } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { sealForm } from '../applications/application-form';
import { productItem } from '../products/products.read-model';
import { completedOrder } from '../purchase/orders.read-model';
import { OPENING_TRIES } from './trial-opening';
import { recordUsage } from './trial-meter';
import { type TrialAction, trials } from './trial-record';
import { trial, type TrialRow } from './trials.tables';

const HOUR_MS = 3_600_000;
const DAY = 24;

const PERSON = { companyName: '澄湖乳业', industry: '食品饮料', contactName: '周启航', telephone: '13800000000' };

const REVIEWER: Actor = { role: 'reviewer', id: null, name: '' };

/** What became of a trial, `after` hours later. */
interface StoryStep {
  readonly after: number;
  readonly action: Exclude<TrialAction, 'apply'>;
  readonly reason?: string;
}

/** The life of a trial of the demonstration. */
interface TrialStory {
  readonly productCode: string;
  readonly hoursAgo: number;
  readonly scene: string;
  readonly steps: readonly StoryStep[];
  /** What is said of it in the end. */
  readonly changes?: Partial<TrialRow>;
}

const passed: readonly StoryStep[] = [{ after: 5, action: 'approve' }];
const opened: readonly StoryStep[] = [...passed, { after: 1, action: 'open' }];

/** What a dairy that connects its plants has tried, in every state. */
export const ENTERPRISE_STORIES: readonly TrialStory[] = [
  {
    ...{ productCode: 'device-twin', hoursAgo: 121 * DAY },
    scene: '为一号车间的均质机和灌装机建立设备影子，验证期望值下发，试用两周。',
    steps: [...opened, { after: 3 * DAY, action: 'convert' }],
    changes: { rating: 5, feedback: '影子更新及时，接入文档清楚。' },
  },
  {
    ...{ productCode: 'carbon-manage', hoursAgo: 64 * DAY },
    scene: '核算两个工厂的能源消耗与碳排放，准备年度报告。',
    steps: [{ after: 2, action: 'cancel', reason: '改由集团统一核算' }],
  },
  {
    ...{ productCode: 'industrial-copilot', hoursAgo: 40 * DAY },
    scene: '让班组长用自然语言查询产量与停机原因，先在包装车间试用。',
    steps: [{ after: 22, action: 'reject', reason: '试用需要先导入设备台账，目前台账为空，请导入后重新申请' }],
  },
  {
    ...{ productCode: 'asset-maintain', hoursAgo: 36 * DAY },
    scene: '把点检表与维修工单搬到线上，先试一条灌装线。',
    steps: [...opened, { after: 30 * DAY, action: 'expire' }],
  },
  {
    ...{ productCode: 'warehouse', hoursAgo: 27 * DAY },
    scene: '冷库的出入库与批次追溯，先试成品库。',
    steps: [...opened, { after: 26.5 * DAY, action: 'extend', reason: '二号冷库下周才完成盘点，需要多试几天' }],
    changes: { extensionDays: 10, extensionReason: '二号冷库下周才完成盘点，需要多试几天', remindedDays: 7 },
  },
  {
    ...{ productCode: 'data-governance', hoursAgo: 12 * DAY },
    scene: '三个工厂的物料编码不一致，试用主数据清洗与比对。',
    steps: opened,
  },
  {
    ...{ productCode: 'api-gateway', hoursAgo: 9 * DAY },
    scene: '把经销商订单接口统一到一个出口，验证限流与签名。',
    steps: [
      { after: 0, action: 'approve' },
      { after: 1, action: 'open' },
    ],
    changes: { remindedDays: 7 },
  },
  {
    ...{ productCode: 'schedule-optimize', hoursAgo: 2 * DAY },
    scene: '用两周的订单试排灌装计划，与人工排产对比换型次数。',
    steps: passed,
    changes: { askAt: null, openFailures: OPENING_TRIES, failure: '试用资源不足，工作人员正在扩容' },
  },
  {
    ...{ productCode: 'low-code', hoursAgo: 5 },
    scene: '把纸质的清洗消毒记录改为表单与流程，先试用一个月。',
    steps: [],
  },
];

/** What somebody on their own has tried. */
export const PERSON_STORIES: readonly TrialStory[] = [
  {
    ...{ productCode: 'data-board', hoursAgo: 34 * DAY },
    scene: '给家里的小型温室做一个看板，看温湿度与用电。',
    steps: [
      { after: 0, action: 'approve' },
      { after: 1, action: 'open' },
      { after: 30 * DAY, action: 'expire' },
    ],
  },
  {
    ...{ productCode: 'ts-database', hoursAgo: 8 * DAY },
    scene: '保存十几个传感器一年的数据，验证压缩与查询。',
    steps: [
      { after: 0, action: 'approve' },
      { after: 1, action: 'open' },
    ],
  },
];

/** Writes trials of the demonstration; those of products that the content does not have are left out. */
export async function seedDemoTrials(
  runner: QueryRunner,
  protection: DataProtection,
  owner: Subject,
  stories: readonly TrialStory[],
  now: Date,
): Promise<void> {
  for (const story of stories) await tellStory(runner, protection, owner, story, now);
}

/** Whether somebody has ever had a trial. */
export async function hasTrials(runner: QueryRunner, ownerId: string): Promise<boolean> {
  return (await runner.$count(trial, eq(trial.ownerId, ownerId))) > 0;
}

async function tellStory(
  runner: QueryRunner,
  protection: DataProtection,
  owner: Subject,
  { productCode, hoursAgo, scene, steps, changes }: TrialStory,
  now: Date,
): Promise<void> {
  const [product] = await runner.select().from(productItem).where(eq(productItem.code, productCode));
  if (product === undefined) return;
  let at = new Date(now.getTime() - hoursAgo * HOUR_MS);
  const id = randomUUID();
  const form = { ...PERSON, scene, consent: true, fileIds: [] };
  let row = await trials.create(
    runner,
    {
      ...{ id, trialNo: createBusinessNumber('TR', at), ownerId: owner.id, subjectKey: `account:${owner.id}` },
      ...{ productCode, productName: product.productName, telephoneMasked: '138****0000' },
      ...{ formEncrypted: sealForm(protection, id, form), consentedAt: at, createdAt: at },
      ...{ days: product.trial?.days ?? TRIAL_DAYS, quota: product.trial?.quota ?? null },
      mealCode: product.content?.plans[0]?.mealCode ?? '',
    },
    { action: 'apply', actor: toActor(owner), at },
  );
  for (const { after, action, reason = '' } of steps) {
    at = new Date(at.getTime() + after * HOUR_MS);
    const told = await findChanges(runner, row, action);
    if (told === undefined) return;
    row = await trials.transition(runner, row, { action, actor: findActor(owner, action), at, reason }, told);
  }
  if (changes) row = await trials.change(runner, row, changes);
  await recordUsage(runner, row, row.endedAt ?? now);
}

function findActor(owner: Subject, action: TrialAction): Actor {
  if (action === 'cancel' || action === 'extend') return toActor(owner);
  return action === 'approve' || action === 'reject' ? REVIEWER : SYSTEM;
}

/** What a step brings with it; `undefined` where it cannot be taken. */
async function findChanges(
  runner: QueryRunner,
  { ownerId, productCode, trialNo, createdAt }: TrialRow,
  action: TrialAction,
): Promise<Partial<TrialRow> | undefined> {
  if (action === 'open') return { instanceNo: `SB-${trialNo}-1` };
  if (action !== 'convert') return {};
  const order = completedOrder;
  const isOwn = and(eq(order.ownerId, ownerId), eq(order.productCode, productCode), gte(order.createdAt, createdAt));
  const [found] = await runner.select({ orderNo: order.orderNo }).from(order).where(isOwn).limit(1);
  return found;
}
