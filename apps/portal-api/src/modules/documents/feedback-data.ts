import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/modules/personal-data';
import { documentFeedback } from './documents.tables';

/** What the owner said about documents. */
export const documentFeedbackData: PersonalData = {
  name: 'document-feedback',
  title: '文档反馈',
  tables: ['document_feedback'],
  columns: {
    feedbackNo: '反馈编号',
    documentId: '文档',
    nodeId: '页面',
    isHelpful: '有帮助',
    reasons: '原因',
    text: '内容',
    contact: '联系方式',
    status: '状态',
    reply: '回复',
    createdAt: '时间',
  },
  async read({ orm, protection }, { id }) {
    const rows = await orm
      .select()
      .from(documentFeedback)
      .where(eq(documentFeedback.ownerId, id))
      .orderBy(asc(documentFeedback.createdAt));
    return rows.map((row) => ({
      ...row,
      contact: row.contact && protection.decrypt(row.contact, `document_feedback.contact:${row.feedbackNo}`),
    }));
  },
  retention: { treatment: 'anonymize', period: '', reason: '只留「有帮助」与否的计数，内容与联系方式删除' },
  async erase({ runner }, { id }) {
    await runner
      .update(documentFeedback)
      .set({ ownerId: null, text: '', contact: '', reply: '' })
      .where(eq(documentFeedback.ownerId, id));
  },
};
