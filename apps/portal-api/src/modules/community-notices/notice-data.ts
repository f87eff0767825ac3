import { NOTICE_TYPES } from '@portal/api-contract/community';
import { desc, eq } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { communityNotice } from './notices.tables';

/** What a member of the community was told. */
export const noticeData: PersonalData = {
  name: 'community-notices',
  title: '社区通知',
  tables: ['community_notice'],
  columns: { type: '类型', text: '内容', title: '对象', excerpt: '摘要', updatedAt: '时间', readAt: '已读时间' },
  async read({ orm }, { id }) {
    const rows = await orm
      .select()
      .from(communityNotice)
      .where(eq(communityNotice.ownerId, id))
      .orderBy(desc(communityNotice.updatedAt));
    return rows.map(({ type, text, title, excerpt, updatedAt, readAt }) => ({
      ...{ type: NOTICE_TYPES[type], text, title, excerpt },
      updatedAt: toChinaTime(updatedAt),
      readAt: readAt && toChinaTime(readAt),
    }));
  },
  retention: ERASED,
  async erase({ runner }, { id }) {
    await runner.delete(communityNotice).where(eq(communityNotice.ownerId, id));
  },
};
