import {
  contentTextSchema,
  type ContentPosition,
  type ContentText,
  type MainType,
} from '@portal/api-contract/community';
import { and, eq, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import type { ListingAction } from '../../platform/records/listing/listed-record';
import { type Actor, toActor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import { communityContent, type ContentRow } from './community.tables';
import { changeMember } from './community-targets';
import { toColumns } from './content-columns';
import { contents } from './content-record';
import { addText, renderDraft } from './content-versions.repository';

const HOUR_MS = 3_600_000;
const DAY = 24;

const MODERATOR: Actor = { role: 'moderator', id: null, name: '' };

/** What became of an item, `after` hours later. */
interface Step {
  readonly after: number;
  readonly action: ListingAction;
  readonly reason?: string;
  readonly positions?: readonly ContentPosition[];
}

/** The life of an item of a demonstration's member. */
interface Story {
  readonly mainType: MainType;
  readonly text: Partial<ContentText>;
  readonly hoursAgo: number;
  readonly steps: readonly Step[];
}

const submitted: Step = { after: 1, action: 'submit' };
const passed: readonly Step[] = [submitted, { after: 2, action: 'pass' }];

/** What a person has written for the community, in every state. */
const PERSON: readonly Story[] = [
  {
    ...{ mainType: 5, hoursAgo: 46 * DAY, steps: passed },
    text: {
      ...{ title: '给老设备加一只振动传感器之前，我先量了三件事', category: 'maintenance', tags: ['振动', '老设备'] },
      summary: '安装面、转速范围和供电，少量一件都要返工。',
      body: `## 安装面\n\n底座有漆，磁吸座贴上去频响到 2 kHz 就掉下来了。刮掉一块漆、上硅脂，再量一遍，5 kHz 以内才平。\n\n## 转速范围\n\n这台风机变频 20–50 Hz，最低档的一倍频只有 20 Hz，便宜的传感器从 10 Hz 起就不准，正好够用。\n\n## 供电\n\n柜里 24 V 已经带了六个阀岛，测到 22.9 V。另接一路再装。`,
    },
  },
  {
    ...{ mainType: 4, hoursAgo: 9 * DAY, steps: passed },
    text: {
      ...{ title: '变频器带的风机测振动，应该按哪个转速算一倍频？', category: 'maintenance', tags: ['振动', '变频器'] },
      body: '风机 4 极，变频在 20–50 Hz 之间随负荷走。采集一次要 2 s，这 2 s 里频率能变 0.3 Hz。谱上一倍频的峰糊成一片，按哪个转速去对？',
    },
  },
  {
    ...{ mainType: 5, hoursAgo: 30 * DAY, steps: [...passed, { after: 15 * DAY, action: 'offShelf' }] },
    text: {
      ...{ title: '一次换错润滑脂的复盘', category: 'maintenance', tags: ['润滑', '复盘'] },
      body: '电机端用了锂基脂，新买的一桶是聚脲基，两种混在一起三周就稀成了油。把加脂记录、桶上的标签和领料单对了一遍，问题出在库房按黏度等级发料，而不是按基础油类型发料。',
    },
  },
  {
    mainType: 5,
    hoursAgo: 4 * DAY,
    steps: [
      submitted,
      {
        ...{ after: 3, action: 'reject', reason: '正文里有联系方式，请改为引导读者在评论区提问' },
        positions: [{ field: 'body', start: 0, end: 12, text: '删去联系方式' }],
      },
    ],
    text: {
      ...{ title: '振动数据怎么导出来自己画谱图', category: 'data', tags: ['振动', '频谱'] },
      body: '想要原始波形的可以联系我。导出的文件是 16 位整数，第一行是采样率，后面每行一个点。画谱之前先减去平均值，再乘一个汉宁窗，不然零频会把整张图压扁。',
    },
  },
  {
    ...{ mainType: 5, hoursAgo: 20, steps: [] },
    text: {
      ...{ title: '点检路线该按设备排还是按人走的路排', category: 'maintenance', tags: ['点检'] },
      body: '先把车间平面图画出来。',
    },
  },
];

/** What an enterprise has asked: its bounty stands, and it has a telephone, without which nobody raises one. */
const ENTERPRISE: readonly Story[] = [
  {
    ...{ mainType: 4, hoursAgo: 11 * DAY, steps: passed },
    text: {
      ...{
        title: '三轴振动传感器的 X、Y、Z 和设备的方向对不上，怎么标定？',
        category: 'maintenance',
        tags: ['振动', '传感器'],
      },
      body: '传感器横着贴在轴承座侧面，手册上的 Z 是垂直于底面的方向，装上以后 Z 就成了水平。二十几台设备的安装面各不相同，平台上却都叫“垂直”。除了逐台改标签，有没有办法用重力分量自动认出方向？悬赏给能在现场验证的做法。',
      bounty: 50,
    },
  },
];

/** What the members of the demonstration have written. */
export const OWN_STORIES = { person: PERSON, enterprise: ENTERPRISE };

/** Writes what a member of the demonstration has written for the community, once. */
export async function seedOwnContent(
  runner: QueryRunner,
  owner: Subject,
  { stories, now, region }: { readonly stories: readonly Story[]; readonly now: Date; readonly region: string },
): Promise<void> {
  const { ownerId, deletedAt } = communityContent;
  if ((await runner.$count(communityContent, and(eq(ownerId, owner.id), isNull(deletedAt)))) > 0) return;
  await changeMember(runner, owner.id, { trustLevel: 1, reputation: 120, region });
  for (const story of stories) await tell(runner, owner, story, { now, region });
}

async function tell(
  runner: QueryRunner,
  owner: Subject,
  { mainType, text, hoursAgo, steps }: Story,
  { now, region }: { readonly now: Date; readonly region: string },
): Promise<void> {
  const body = contentTextSchema.parse({ isAiMade: false, ...text });
  let at = new Date(now.getTime() - hoursAgo * HOUR_MS);
  let row: ContentRow = await contents.create(
    runner,
    {
      ...{ id: randomUUID(), mid: createBusinessNumber('CC', at), ownerId: owner.id, mainType, ...toColumns(body) },
      ...{ region, draftNumber: 1, createdAt: at, updatedAt: at },
    },
    { action: 'save', actor: toActor(owner), at },
  );
  await addText(runner, { contentId: row.id, number: 1, body }, at);
  if (steps.length > 0) await renderDraft(runner, row, body);
  for (const { after, action, reason = '', positions } of steps) {
    at = new Date(at.getTime() + after * HOUR_MS);
    const actor = action === 'submit' || action === 'offShelf' ? toActor(owner) : MODERATOR;
    row = await contents.transition(runner, row, { action, actor, at, reason }, positions ? { positions } : {});
  }
}
