import { and, asc, eq, isNull } from 'drizzle-orm';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { listLines } from './order-lines';
import { ORDER_WORDS, purchaseOrder, quote } from './purchase.tables';

/** Three years, the leap day of one of them counted. */
const ORDER_DAYS = 3 * 366;

/** What the owner ordered. */
export const orderData: PersonalData = {
  name: 'orders',
  title: '订单',
  tables: ['purchase_order'],
  columns: {
    orderNo: '订单号',
    type: '类型',
    state: '状态',
    lines: '内容',
    payable: '应付金额（分）',
    contractFirst: '先签合同',
    remark: '备注',
    agreementVersion: '协议版本',
    createdAt: '下单时间',
  },
  async read({ orm }, { id }) {
    const rows = await orm
      .select()
      .from(purchaseOrder)
      .where(eq(purchaseOrder.ownerId, id))
      .orderBy(asc(purchaseOrder.createdAt));
    return rows.map((row) => ({ ...row, state: ORDER_WORDS[row.state], lines: listLines(row) }));
  },
  retention: {
    treatment: 'keep',
    period: '3年',
    reason: '《电子商务法》要求交易信息自交易完成之日起保存不少于三年；备注删除',
  },
  async erase({ runner }, { id }) {
    await runner.update(purchaseOrder).set({ remark: '' }).where(eq(purchaseOrder.ownerId, id));
  },
  purgeKept: { days: ORDER_DAYS, owners: [purchaseOrder.ownerId, quote.ownerId] },
};

/** Prices the owner asked for. */
export const quoteData: PersonalData = {
  name: 'quotes',
  title: '报价',
  tables: ['quote'],
  columns: { id: '编号', body: '内容', orderNo: '订单号', createdAt: '时间', expiresAt: '有效期至' },
  read: ({ orm }, { id }) => orm.select().from(quote).where(eq(quote.ownerId, id)).orderBy(asc(quote.createdAt)),
  retention: { ...ERASED, reason: '未下单的报价删除；已下单的与订单一同保存' },
  async erase({ runner }, { id }) {
    await runner.delete(quote).where(and(eq(quote.ownerId, id), isNull(quote.orderNo)));
  },
};
