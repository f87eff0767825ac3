import { asc, eq } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { PersonalData } from '../../platform/modules/personal-data';
import { changeCommentStatus } from './comment-record';
import { communityComment, DELETED } from './comments.tables';

/** Comments somebody has written. */
export const commentData: PersonalData = {
  name: 'community-comments',
  title: '社区评论',
  tables: ['community_comment'],
  columns: { targetId: '评论对象', text: '内容', stars: '评分', ipRegion: 'IP属地', createdAt: '时间' },
  async read({ orm }, { id }) {
    const rows = await orm
      .select()
      .from(communityComment)
      .where(eq(communityComment.ownerId, id))
      .orderBy(asc(communityComment.createdAt));
    return rows.map(({ targetId, text, stars, ipRegion, createdAt }) => ({
      ...{ targetId, text, stars, ipRegion },
      createdAt: toChinaTime(createdAt),
    }));
  },
  retention: { treatment: 'erase', period: '', reason: '评论内容删除，他人的回复保留' },
  async erase({ runner }, { id }) {
    const rows = await runner.select().from(communityComment).where(eq(communityComment.ownerId, id));
    const blank = { ownerId: null, text: '', mentionedIds: [], ipRegion: '', stars: null };
    for (const row of rows) await changeCommentStatus(runner, row, DELETED, blank);
  },
};
