import { asc, eq } from 'drizzle-orm';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { describeTerms } from './coupon-price';
import { coupon } from './coupons.tables';

/** Coupons the owner was given. */
export const couponData: PersonalData = {
  name: 'coupons',
  title: '优惠券',
  tables: ['coupon'],
  columns: { name: '名称', text: '优惠', startsAt: '开始时间', endsAt: '结束时间', createdAt: '发放时间' },
  async read({ orm }, { id }) {
    const rows = await orm.select().from(coupon).where(eq(coupon.ownerId, id)).orderBy(asc(coupon.createdAt));
    return rows.map((row) => ({ ...row, text: describeTerms(row) }));
  },
  retention: { ...ERASED, reason: '优惠券随账号失效；已使用的优惠金额随订单保存' },
  async erase({ runner }, { id }) {
    await runner.delete(coupon).where(eq(coupon.ownerId, id));
  },
};
