import { giveCoupon, listCoupons } from '@portal/api-contract/account';
import { toDayStart } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { toMoney } from '../../platform/money/money';
import { noteAudit } from '../../platform/operations/note-audit';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { assertNotOwn } from '../../platform/records/record-transition';
import { findUserId } from '../users/users.read-model';
import { listOwnCoupons, toCoupon } from './coupons.repository';
import { giveCouponTo } from './give-coupon';

export interface CouponRoutesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
}

const DAY_MS = 86_400_000;

/** Calls about coupons: of those who have them, and of finance, who gives them; to everybody else those do not exist. */
export function createCouponRoutes(options: CouponRoutesOptions): Implementation[] {
  const { database, clock, idempotency } = options;
  const finance = createOperatorCalls(database.orm, 'finance');
  return [
    implement(listCoupons, async (_input, context) =>
      listOwnCoupons(database.orm, await requireSubject(context), clock()),
    ),
    finance.implement(giveCoupon, (giver, input, context) => {
      return idempotency.runOnce({ scope: 'coupon', owner: giver, input, context }, async (runner) => {
        const { userCode, firstDay, lastDay, minimum, ...terms } = input;
        const at = clock();
        const ownerId = await findUserId(runner, userCode);
        if (ownerId === undefined) throw new HttpError(404);
        assertNotOwn({ record: '优惠券' }, ownerId, giver);
        const endsAt = new Date(toDayStart(lastDay).getTime() + DAY_MS);
        const dated = { ...terms, minimum: toMoney(minimum), startsAt: toDayStart(firstDay), endsAt };
        const row = await giveCouponTo(runner, ownerId, dated, at);
        const entry = { actorId: giver.id, action: 'give', subjectKind: 'coupon', subjectNo: row.id };
        await noteAudit(runner, { ...entry, detail: userCode, at });
        return toCoupon({ row, order: null }, at);
      });
    }),
  ];
}
