import { invoiceTitleLifecycle } from '@portal/lifecycles';
import { asc, eq } from 'drizzle-orm';
import { eraseStatusLog } from '../../platform/records/status-log.repository';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { invoiceTitle } from './invoice-titles.tables';
import { openTitle } from './title-form';

/** Whom the owner's invoices are made out to. */
export const invoiceTitleData: PersonalData = {
  name: 'invoice-titles',
  title: '发票抬头',
  tables: ['invoice_title'],
  columns: {
    titleNo: '抬头编号',
    kind: '类型',
    form: '内容',
    state: '状态',
    reason: '说明',
    isDefault: '默认',
    createdAt: '创建时间',
    updatedAt: '更新时间',
    deletedAt: '删除时间',
  },
  async read({ orm, protection }, { id }) {
    const rows = await orm
      .select()
      .from(invoiceTitle)
      .where(eq(invoiceTitle.ownerId, id))
      .orderBy(asc(invoiceTitle.createdAt));
    return rows.map((row) => ({ ...row, form: openTitle(protection, row) }));
  },
  retention: ERASED,
  async erase({ runner }, { id }) {
    const rows = await runner
      .delete(invoiceTitle)
      .where(eq(invoiceTitle.ownerId, id))
      .returning({ id: invoiceTitle.id });
    await eraseStatusLog(
      runner,
      invoiceTitleLifecycle,
      rows.map((row) => row.id),
    );
  },
};
