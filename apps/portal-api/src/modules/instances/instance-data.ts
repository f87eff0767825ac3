import { asc, eq } from 'drizzle-orm';
import { describeState, instanceLifecycle } from '@portal/lifecycles';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { productInstance } from './instances.tables';

/** Products the owner has used; keys, periods and usage go with them. */
export const instanceData: PersonalData = {
  name: 'products',
  title: '产品',
  tables: ['product_instance'],
  columns: {
    instanceNo: '产品编号',
    productName: '产品',
    planName: '套餐',
    quantity: '数量',
    state: '状态',
    startsAt: '开始时间',
    endsAt: '到期时间',
    isAutoRenewed: '自动续费',
    orderNo: '订单号',
  },
  async read({ orm }, { id }) {
    const rows = await orm
      .select()
      .from(productInstance)
      .where(eq(productInstance.ownerId, id))
      .orderBy(asc(productInstance.createdAt));
    return rows.map((row) => ({ ...row, state: describeState(instanceLifecycle, row.state).label }));
  },
  retention: { ...ERASED, reason: '产品使用关系已经结束；交易信息随订单保存' },
  async erase({ runner }, { id }) {
    await runner.delete(productInstance).where(eq(productInstance.ownerId, id));
  },
};
