import { asc, eq, or } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
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
  retention: ERASED,
  erase: async ({ runner }, { id }) => void (await runner.delete(communityInvitation).where(isOf(id))),
};

function isOf(id: string) {
  return or(eq(communityInvitation.ownerId, id), eq(communityInvitation.invitedId, id));
}
