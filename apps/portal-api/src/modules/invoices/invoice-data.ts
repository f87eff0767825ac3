import { INVOICE_MEDIA, INVOICE_TYPES } from '@portal/api-contract/account';
import { describeState, invoiceLifecycle } from '@portal/lifecycles';
import { asc, eq, inArray } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { PersonalData } from '../../platform/modules/personal-data';
import { openInvoiceForm } from './invoice-form';
import { invoice, invoiceMail } from './invoices.tables';

/** Ten years, their leap days counted. */
const INVOICE_DAYS = 10 * 366;

/** Invoices that the owner has applied for. */
export const invoiceData: PersonalData = {
  name: 'invoices',
  title: '发票',
  tables: ['invoice'],
  columns: {
    invoiceNo: '申请编号',
    number: '发票号码',
    type: '发票类型',
    medium: '介质',
    form: '抬头与收件信息',
    lines: '内容',
    total: '价税合计（分）',
    remark: '备注',
    state: '状态',
    createdAt: '申请时间',
    issuedAt: '开具时间',
  },
  async read({ orm, protection }, { id }) {
    const rows = await orm.select().from(invoice).where(eq(invoice.ownerId, id)).orderBy(asc(invoice.createdAt));
    return rows.map((row) => {
      const { buyer, emails, parcel } = openInvoiceForm(protection, row);
      const { invoiceNo, number, lines, total, remark, createdAt, issuedAt } = row;
      return {
        ...{ invoiceNo, number, lines, total, remark, form: { buyer, emails, parcel } },
        ...{ type: INVOICE_TYPES[row.type], medium: INVOICE_MEDIA[row.medium] },
        state: describeState(invoiceLifecycle, row.state).label,
        createdAt: toChinaTime(createdAt),
        issuedAt: issuedAt && toChinaTime(issuedAt),
      };
    });
  },
  retention: {
    treatment: 'keep',
    period: '10年',
    reason: '《会计档案管理办法》要求会计凭证保存十年；备注与邮寄记录删除',
  },
  async erase({ runner }, { id }) {
    const own = runner.select({ id: invoice.id }).from(invoice).where(eq(invoice.ownerId, id));
    await runner.delete(invoiceMail).where(inArray(invoiceMail.invoiceId, own));
    await runner.update(invoice).set({ remark: '' }).where(eq(invoice.ownerId, id));
  },
  purgeKept: { days: INVOICE_DAYS, owners: [invoice.ownerId] },
};
