import { asc, eq } from 'drizzle-orm';
import { address } from '../../addresses/addresses.tables';
import { openTitle } from '../../invoice-titles/title-form';
import { invoiceTitle } from '../../invoice-titles/invoice-titles.tables';
import { ERASED, eraseStatusLog, type PersonalData } from '../personal-data';

/** Where the owner gets parcels. */
export const addressData: PersonalData = {
  name: 'addresses',
  title: '收货地址',
  tables: ['address'],
  columns: {
    contact: '收件人',
    regionCode: '省市区',
    postcode: '邮编',
    tag: '标签',
    isDefault: '默认',
    createdAt: '创建时间',
    updatedAt: '更新时间',
  },
  async read({ orm, protection }, { id }) {
    const rows = await orm.select().from(address).where(eq(address.ownerId, id)).orderBy(asc(address.createdAt));
    return rows.map((row) => ({
      ...row,
      contact: JSON.parse(protection.decrypt(row.contactEncrypted, `address.contact:${row.id}`)) as unknown,
    }));
  },
  retention: ERASED,
  erase: async ({ runner }, { id }) => void (await runner.delete(address).where(eq(address.ownerId, id))),
};

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
      rows.map((row) => row.id),
    );
  },
};
