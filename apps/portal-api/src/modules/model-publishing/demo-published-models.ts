import type { InterfaceTest, ModelText } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import type { ListingAction } from '../../platform/records/listing/listed-record';
import { type Actor, toActor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import { DEMO_TEXTS } from './demo-model-texts';
import { addVersion, changeDraft } from './model-versions.repository';
import { publishedModels } from './published-model-record';
import type { PublishedModelRow } from './published-models.tables';
import { toColumns } from './published-models.service';

const HOUR_MS = 3_600_000;
const DAY = 24;

const REVIEWER: Actor = { role: 'reviewer', id: null, name: '' };

/** What became of a model, `after` hours later. */
interface StoryStep {
  readonly after: number;
  readonly action: ListingAction | 'newVersion';
  readonly reason?: string;
  readonly positions?: PublishedModelRow['positions'];
  /** What a new version says. */
  readonly text?: ModelText;
}

/** The life of a published model of the demonstration. */
interface ModelStory {
  readonly text: ModelText;
  readonly hoursAgo: number;
  readonly steps: readonly StoryStep[];
}

const { homogenizer, cip, cold, scheduling } = DEMO_TEXTS;
const submitted: StoryStep = { after: 2, action: 'submit' };
const passed: readonly StoryStep[] = [submitted, { after: 3, action: 'pass' }];

/** What a dairy has published, in every state. */
const STORIES: readonly ModelStory[] = [
  {
    ...{ text: homogenizer, hoursAgo: 140 * DAY },
    steps: [
      ...passed,
      {
        ...{ after: 60 * DAY, action: 'newVersion' },
        text: { ...homogenizer, versionLabel: '1.1.0', versionNotes: '加入均质压力，偏差原因区分结垢与超压。' },
      },
      { after: 20, action: 'revise' },
      { after: 3, action: 'passRevision' },
    ],
  },
  {
    ...{ text: cip, hoursAgo: 85 * DAY },
    steps: [
      ...passed,
      {
        ...{ after: 68 * DAY, action: 'newVersion' },
        text: { ...cip, versionLabel: '1.1.0', versionNotes: '支持两段碱洗。' },
      },
      { after: 4, action: 'revise' },
      {
        ...{ after: 5, action: 'rejectRevision', reason: '两段碱洗没有给出验证数据' },
        positions: [{ field: 'accuracy', text: '补充两段碱洗的终点误差与样本数' }],
      },
    ],
  },
  {
    ...{ text: cold, hoursAgo: 50 * DAY },
    steps: [...passed, { after: 30 * DAY, action: 'offShelf' }],
  },
  {
    text: { ...scheduling, name: '灌装线换型排程（集团版）' },
    hoursAgo: 33 * DAY,
    steps: [...passed, { after: 9 * DAY, action: 'takeDown', reason: '说明中引用了未获授权的第三方数据' }],
  },
  {
    ...{ text: { ...scheduling, accuracy: [] }, hoursAgo: 6 * DAY },
    steps: [
      submitted,
      {
        ...{ after: 4, action: 'reject', reason: '缺少效果数据，无法判断是否适用' },
        positions: [{ field: 'accuracy', text: '给出与人工排产的对比' }],
      },
    ],
  },
  { text: { ...cip, name: '就地清洗终点判断（酸洗）' }, hoursAgo: 6, steps: [submitted] },
  {
    text: { ...cold, name: '冷库开门恢复时间', intro: '', accuracy: [], guide: '' },
    ...{ hoursAgo: 5, steps: [] },
  },
];

/** Writes published models of the demonstration in every state. */
export async function seedDemoModels(
  runner: QueryRunner,
  owner: Subject,
  { provider, now }: { readonly provider: string; readonly now: Date },
): Promise<void> {
  for (const story of STORIES) await tellStory(runner, owner, story, provider, now);
}

async function tellStory(
  runner: QueryRunner,
  owner: Subject,
  { text, hoursAgo, steps }: ModelStory,
  provider: string,
  now: Date,
): Promise<void> {
  let at = new Date(now.getTime() - hoursAgo * HOUR_MS);
  let row = await publishedModels.create(
    runner,
    {
      ...{ id: randomUUID(), modelNo: createBusinessNumber('PM', at), ownerId: owner.id, ...toColumns(text) },
      ...{ provider: steps.length > 0 ? provider : '', draftNumber: 1, createdAt: at, updatedAt: at },
    },
    { action: 'save', actor: toActor(owner), at },
  );
  await addVersion(runner, { modelId: row.id, number: 1, body: text, createdAt: at });
  for (const step of steps) {
    at = new Date(at.getTime() + step.after * HOUR_MS);
    row = await take(runner, owner, row, step, at);
  }
}

async function take(
  runner: QueryRunner,
  owner: Subject,
  row: PublishedModelRow,
  { action, reason = '', positions, text }: StoryStep,
  at: Date,
): Promise<PublishedModelRow> {
  if (action === 'newVersion') {
    const draftNumber = row.draftNumber + 1;
    if (text) await addVersion(runner, { modelId: row.id, number: draftNumber, body: text, createdAt: at });
    await publishedModels.note(runner, row, { action, actor: toActor(owner), at });
    return publishedModels.change(runner, row, { draftNumber, updatedAt: at });
  }
  const isOwners = ['submit', 'revise', 'offShelf'].includes(action);
  if (isOwners) await changeDraft(runner, row, { test: passTest(at) });
  const request = { action, actor: isOwners ? toActor(owner) : REVIEWER, at, reason };
  return publishedModels.transition(runner, row, request, positions ? { positions } : {});
}

function passTest(at: Date): InterfaceTest {
  return { at: toChinaTime(at), isPassed: true, output: '', failure: '', latencyMs: 38, isSample: true };
}
