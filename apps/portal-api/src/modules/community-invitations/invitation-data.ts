import { asc, eq, or } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { PersonalData } from '../../platform/modules/personal-data';
import { removeOwner } from '../community-tallies/tallies';
import { communityInvitation } from './invitations.tables';

/** Whom a member has invited to answer, and to what others have invited them. */
export const invitationData: PersonalData = {
  name: 'community-invitations',
  title: '邀请回答',
  tables: ['community_invitation'],
  columns: { questionId: '问题编号', direction: '方向', createdAt: '时间' },
  async read({ orm }, { id }) {
    const rows = await orm
      .select()
      .from(communityInvitation)
      .where(isOf(id))
      .orderBy(asc(communityInvitation.createdAt), asc(communityInvitation.questionId));
    return rows.map(({ questionId, ownerId, createdAt }) => ({
      ...{ questionId, direction: ownerId === id ? '发出' : '收到' },
      createdAt: toChinaTime(createdAt),
    }));
  },
  retention: {
    ...{ treatment: 'anonymize', period: '' },
    reason: '收到的邀请删除；发出的与账号的关联删除，只留下谁已被邀请，以免重复通知',
  },
  erase: async ({ runner }, { id }) =>
    void (await runner.delete(communityInvitation).where(eq(communityInvitation.invitedId, id))),
  eraseMany: ({ runner }, { id }) => removeOwner(runner, communityInvitation, id),
};

function isOf(id: string) {
  return or(eq(communityInvitation.ownerId, id), eq(communityInvitation.invitedId, id));
}
