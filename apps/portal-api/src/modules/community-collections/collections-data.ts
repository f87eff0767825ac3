import { asc, eq } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { removeOwner } from '../community-tallies/tallies';
import { communityCollect, communityFolder, communityUninteresting, communityVisit } from './collections.tables';

/** Folders of a member. */
export const folderData: PersonalData = {
  name: 'community-folders',
  title: '社区收藏夹',
  tables: ['community_folder'],
  columns: { name: '名称', isPublic: '公开', createdAt: '创建时间' },
  async read({ orm }, { id }) {
    const rows = await orm.select().from(communityFolder).where(eq(communityFolder.ownerId, id));
    return rows.map(({ name, isPublic, createdAt }) => ({ name, isPublic, createdAt: toChinaTime(createdAt) }));
  },
  retention: ERASED,
  erase: async ({ runner }, { id }) =>
    void (await runner.delete(communityFolder).where(eq(communityFolder.ownerId, id))),
};

/** What a member has collected. */
export const collectData: PersonalData = {
  name: 'community-collected',
  title: '社区收藏',
  tables: ['community_collect'],
  columns: { targetId: '内容编号', createdAt: '收藏时间' },
  async read({ orm }, { id }) {
    const rows = await orm
      .select()
      .from(communityCollect)
      .where(eq(communityCollect.ownerId, id))
      .orderBy(asc(communityCollect.createdAt));
    return rows.map(({ targetId, createdAt }) => ({ targetId, createdAt: toChinaTime(createdAt) }));
  },
  retention: { treatment: 'anonymize', period: '', reason: '与账号的关联删除，只留下内容被收藏的次数' },
  eraseMany: ({ runner }, { id }) => removeOwner(runner, communityCollect, id),
};

/** What a member has read. */
export const visitData: PersonalData = {
  name: 'community-history',
  title: '社区浏览记录',
  tables: ['community_visit'],
  columns: { targetId: '内容编号', progress: '进度', visitedAt: '浏览时间' },
  async read({ orm }, { id }) {
    const rows = await orm
      .select()
      .from(communityVisit)
      .where(eq(communityVisit.ownerId, id))
      .orderBy(asc(communityVisit.visitedAt));
    return rows.map(({ targetId, progress, visitedAt }) => ({
      ...{ targetId, progress },
      visitedAt: toChinaTime(visitedAt),
    }));
  },
  retention: ERASED,
  erase: async ({ runner }, { id }) => void (await runner.delete(communityVisit).where(eq(communityVisit.ownerId, id))),
};

/** What a member does not want to be recommended. */
export const uninterestingData: PersonalData = {
  name: 'community-uninteresting',
  title: '社区不感兴趣的内容',
  tables: ['community_uninteresting'],
  columns: { targetId: '内容编号', createdAt: '时间' },
  async read({ orm }, { id }) {
    const rows = await orm
      .select()
      .from(communityUninteresting)
      .where(eq(communityUninteresting.ownerId, id))
      .orderBy(asc(communityUninteresting.createdAt), asc(communityUninteresting.targetId));
    return rows.map(({ targetId, createdAt }) => ({ targetId, createdAt: toChinaTime(createdAt) }));
  },
  retention: ERASED,
  erase: async ({ runner }, { id }) =>
    void (await runner.delete(communityUninteresting).where(eq(communityUninteresting.ownerId, id))),
};
