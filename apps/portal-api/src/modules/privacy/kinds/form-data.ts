import { and, asc, eq } from 'drizzle-orm';
import { holdActivity, promoteFirstWaiting } from '../../activities/enrolments.repository';
import { enrolment } from '../../activities/enrolments.tables';
import { openForm } from '../../applications/application-form';
import { application } from '../../applications/applications.tables';
import { documentFeedback } from '../../documents/documents.tables';
import { ERASED, eraseStatusLog, type PersonalData } from '../personal-data';

/** Forms that somebody works on. */
export const applicationData: PersonalData = {
  name: 'applications',
  title: '申请（试用、模型、合作、职位、咨询、参观、方案、白皮书、举报）',
  tables: ['application'],
  columns: {
    applicationNo: '申请编号',
    kind: '类型',
    itemName: '对象',
    state: '状态',
    reason: '未通过原因',
    form: '填写内容',
    consentedAt: '同意时间',
    createdAt: '提交时间',
    updatedAt: '更新时间',
  },
  async read({ orm, protection }, { id }) {
    const rows = await orm
      .select()
      .from(application)
      .where(eq(application.ownerId, id))
      .orderBy(asc(application.createdAt));
    return rows.map((row) => ({ ...row, form: openForm(protection, row) }));
  },
  retention: ERASED,
  async erase({ runner }, { id }) {
    const rows = await runner.delete(application).where(eq(application.ownerId, id)).returning({ id: application.id });
    await eraseStatusLog(
      runner,
      rows.map((row) => row.id),
    );
  },
};

/** Activities the owner took part in. */
export const enrolmentData: PersonalData = {
  name: 'enrolments',
  title: '活动报名',
  tables: ['enrolment'],
  columns: { activityId: '活动', state: '状态', form: '填写内容', consentedAt: '同意时间', createdAt: '报名时间' },
  async read({ orm, protection }, { id }) {
    const rows = await orm.select().from(enrolment).where(eq(enrolment.ownerId, id)).orderBy(asc(enrolment.createdAt));
    return rows.map((row) => ({
      ...row,
      form: JSON.parse(protection.decrypt(row.formEncrypted, `enrolment.form:${row.id}`)) as unknown,
    }));
  },
  retention: ERASED,
  async erase({ runner, now }, { id }) {
    const rows = await runner
      .select({ activityId: enrolment.activityId })
      .from(enrolment)
      .where(and(eq(enrolment.ownerId, id), eq(enrolment.state, 'enrolled')))
      .orderBy(asc(enrolment.activityId));
    for (const { activityId } of rows) await holdActivity(runner, activityId);
    await runner.delete(enrolment).where(eq(enrolment.ownerId, id));
    // The seats that became free are given to those who wait.
    for (const { activityId } of rows) await promoteFirstWaiting(runner, activityId, now);
  },
};

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
