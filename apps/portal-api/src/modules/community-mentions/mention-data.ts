import { COMMUNITY_TARGETS } from '@portal/api-contract/community';
import { asc, eq } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { communityMention } from './mentions.tables';

/** Where others have called a member by name. */
export const mentionData: PersonalData = {
  name: 'community-mentions',
  title: '社区提及',
  tables: ['community_mention'],
  columns: { targetType: '对象', targetId: '编号', createdAt: '时间' },
  async read({ orm }, { id }) {
    const rows = await orm
      .select()
      .from(communityMention)
      .where(eq(communityMention.ownerId, id))
      .orderBy(asc(communityMention.createdAt), asc(communityMention.targetId));
    return rows.map(({ targetType, targetId, createdAt }) => ({
      ...{ targetType: COMMUNITY_TARGETS[targetType], targetId, createdAt: toChinaTime(createdAt) },
    }));
  },
  retention: ERASED,
  async erase({ runner }, { id }) {
    await runner.delete(communityMention).where(eq(communityMention.ownerId, id));
  },
};
