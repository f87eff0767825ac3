import { BLOCK_KINDS, REPUTATION_CAUSES } from '@portal/api-contract/community';
import { asc, eq, or } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { communityBlock, communityProfile, communityReputation } from './people.tables';

/** What a member has set. */
export const profileData: PersonalData = {
  name: 'community-profile',
  title: '社区设置',
  tables: ['community_profile'],
  columns: { verified: '认证', isHistoryPaused: '暂停浏览记录', noticePreference: '通知设置' },
  read: ({ orm }, { id }) => orm.select().from(communityProfile).where(eq(communityProfile.ownerId, id)),
  retention: ERASED,
  erase: async ({ runner }, { id }) =>
    void (await runner.delete(communityProfile).where(eq(communityProfile.ownerId, id))),
};

/** How a reputation came about. */
export const reputationData: PersonalData = {
  name: 'community-reputation',
  title: '社区声望记录',
  tables: ['community_reputation'],
  columns: { cause: '原因', points: '分值', createdAt: '时间' },
  async read({ orm }, { id }) {
    const rows = await orm
      .select()
      .from(communityReputation)
      .where(eq(communityReputation.ownerId, id))
      .orderBy(asc(communityReputation.id));
    return rows.map(({ cause, points, createdAt }) => ({
      ...{ cause: REPUTATION_CAUSES[cause], points },
      createdAt: toChinaTime(createdAt),
    }));
  },
  retention: ERASED,
  erase: async ({ runner }, { id }) =>
    void (await runner.delete(communityReputation).where(eq(communityReputation.ownerId, id))),
};

/** Whom a member has blocked or muted. */
export const blockData: PersonalData = {
  name: 'community-blocks',
  title: '屏蔽名单',
  tables: ['community_block'],
  columns: { kind: '方式', createdAt: '时间' },
  async read({ orm }, { id }) {
    const rows = await orm
      .select()
      .from(communityBlock)
      .where(eq(communityBlock.ownerId, id))
      .orderBy(asc(communityBlock.createdAt));
    return rows.map(({ kind, createdAt }) => ({ kind: BLOCK_KINDS[kind], createdAt: toChinaTime(createdAt) }));
  },
  retention: ERASED,
  async erase({ runner }, { id }) {
    await runner.delete(communityBlock).where(or(eq(communityBlock.ownerId, id), eq(communityBlock.blockedId, id)));
  },
};
