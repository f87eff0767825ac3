import { COUPON_LIMITS } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { toChinaTime } from '../../platform/china-time';
import { assertWithinQuota } from '../../platform/database/account-quota';
import type { QueryRunner } from '../../platform/database/database';
import { postMessage } from '../../platform/messages/post-message';
import { describeTerms } from './coupon-price';
import { coupon, type CouponRow } from './coupons.tables';

const QUOTA = { table: coupon, most: COUPON_LIMITS.aDay, msg: '今天给该客户的优惠券已达上限' };

/** Gives somebody a coupon, and tells them. Rejects with 429 beyond fifty a day. */
export async function giveCouponTo(
  runner: QueryRunner,
  ownerId: string,
  terms: Omit<CouponRow, 'id' | 'ownerId' | 'createdAt'>,
  at: Date,
): Promise<CouponRow> {
  await assertWithinQuota(runner, ownerId, at, QUOTA);
  const row = { ...terms, id: randomUUID(), ownerId, createdAt: at };
  await runner.insert(coupon).values(row);
  const until = toChinaTime(row.endsAt).slice(0, 16).replace('T', ' ');
  await postMessage(runner, {
    ...{ ownerId, type: 'order', title: `您收到一张优惠券：${row.name}`, link: '/product', recordNo: '', at },
    body: `${describeTerms(row)}，${until} 前可用，购买产品时选择即可。`,
  });
  return row;
}
