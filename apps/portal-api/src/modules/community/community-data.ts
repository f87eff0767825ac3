import { CONTENT_KIND } from '@portal/api-contract/community';
import { communityContentLifecycle, describeState } from '@portal/lifecycles';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { eraseStatusLog } from '../../platform/records/status-log.repository';
import { removeItem } from '../search/search-indexer';
import { communityContent, communityContentVersion, communityMember, type ContentRow } from './community.tables';

/** What its author has written for the community, text by text. */
export const communityContentData: PersonalData = {
  name: 'community-content',
  title: '社区内容',
  tables: ['community_content'],
  columns: {
    mid: '内容编号',
    title: '标题',
    state: '状态',
    reason: '未通过原因',
    region: 'IP属地',
    number: '版本',
    body: '内容',
    createdAt: '创建时间',
    publishedAt: '发布时间',
  },
  async read({ orm }, { id }) {
    const rows = await orm
      .select({ content: communityContent, text: communityContentVersion })
      .from(communityContent)
      .innerJoin(communityContentVersion, eq(communityContentVersion.contentId, communityContent.id))
      .where(and(eq(communityContent.ownerId, id), isNull(communityContent.deletedAt)))
      .orderBy(asc(communityContent.createdAt), asc(communityContent.id), asc(communityContentVersion.number));
    return rows.map(({ content: { mid, state, reason, region, publishedAt }, text: { number, body, createdAt } }) => ({
      ...{ mid, title: body.title, reason, region, number, body },
      state: describeState(communityContentLifecycle, state).label,
      createdAt: toChinaTime(createdAt),
      publishedAt: publishedAt && toChinaTime(publishedAt),
    }));
  },
  retention: {
    ...{ treatment: 'erase', period: '' },
    reason: '内容下架并删除；他人已经回答的问题保留，不再显示作者',
  },
  async erase({ runner }, { id }) {
    const isOwn = eq(communityContent.ownerId, id);
    await orphanQuestions(runner, id);
    await erase(runner, await runner.delete(communityContent).where(isOwn).returning());
  },
};

/** What the community knows of somebody who takes part. */
export const communityMemberData: PersonalData = {
  name: 'community-member',
  title: '社区等级',
  tables: ['community_member'],
  columns: { trustLevel: '等级', reputation: '积分', region: 'IP属地' },
  async read({ orm }, { id }) {
    const rows = await orm.select().from(communityMember).where(eq(communityMember.userId, id));
    return rows.map(({ trustLevel, reputation, region }) => ({ trustLevel, reputation, region }));
  },
  retention: ERASED,
  async erase({ runner }, { id }) {
    await runner.delete(communityMember).where(eq(communityMember.userId, id));
  },
};

/** Questions to which others have given answers stay, as visitors see them, and are nobody's. */
async function orphanQuestions(runner: QueryRunner, ownerId: string): Promise<void> {
  const { mainType, answers, liveNumber } = communityContent;
  const isKept = and(
    eq(communityContent.ownerId, ownerId),
    eq(mainType, CONTENT_KIND.question),
    gt(answers, 0),
    gt(liveNumber, 0),
  );
  const kept = await runner
    .update(communityContent)
    .set({ ownerId: null, region: '', reason: '', positions: [], fileIds: [], submittedAt: null, isAppeal: false })
    .where(isKept)
    .returning();
  for (const { id, liveNumber: live } of kept) {
    const texts = communityContentVersion;
    const others = await runner.select({ number: texts.number }).from(texts).where(eq(texts.contentId, id));
    const numbers = others.map(({ number }) => number).filter((number) => number !== live);
    await runner.delete(texts).where(and(eq(texts.contentId, id), inArray(texts.number, numbers)));
    if (live !== null)
      await runner.update(communityContent).set({ draftNumber: live }).where(eq(communityContent.id, id));
  }
  await eraseStatusLog(
    runner,
    communityContentLifecycle,
    kept.map(({ id }) => id),
  );
}

async function erase(runner: QueryRunner, rows: readonly ContentRow[]): Promise<void> {
  for (const { mid } of rows) await removeItem(runner, 'COMMUNITY', mid);
  await eraseStatusLog(
    runner,
    communityContentLifecycle,
    rows.map(({ id }) => id),
  );
}
