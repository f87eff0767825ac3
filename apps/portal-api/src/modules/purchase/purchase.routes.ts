import {
  createOrder,
  type FittingCoupon,
  getMealList,
  getQuote,
  getTrialMealByCode,
  type Quote,
  quoteOrder,
} from '@portal/api-contract';
import { TRIAL_DAYS } from '@portal/api-contract/account';
import { COUPON_UNKNOWN } from '@portal/api-contract/rules';
import { and, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { rejectFields } from '../../platform/http/http-error';
import { requireSubject } from '../../platform/http/require-subject';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { toActor } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { findPassedTitle } from '../invoice-titles/titles-of-invoices';
import type { Identities } from '../realname/effective-identity';
import { takeCouponOff } from './coupon-price';
import { listFittingCoupons } from './coupons.repository';
import { makeQuote } from './make-quote';
import { assertMayPurchase } from './may-purchase';
import { makeOrder, type OrderCreationOptions } from './order-creation';
import { findProduct, listPlans } from './plans';
import { quote } from './purchase.tables';
import { toQuote } from './quote-body';
import { findQuote, keepQuote } from './quotes';

export interface PurchaseRoutesOptions extends OrderCreationOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly protection: DataProtection;
  readonly identities: Pick<Identities, 'findEffective'>;
}

/** Calls of the purchase pages: plans, quotes that the server makes, and the order. */
export function createPurchaseRoutes(options: PurchaseRoutesOptions): Implementation[] {
  const { database, clock, idempotency, protection, identities } = options;
  const { orm } = database;
  return [
    implement(
      getMealList,
      async ({ productCode, visibleRange }) => {
        const row = await findProduct(orm, productCode, visibleRange);
        const { id, code, productName, summary, icon, isContentEmpty, hasTrial } = row;
        return {
          ...{ productId: id, productCode: code, productName, summary, icon, isContentEmpty, hasTrial },
          plans: listPlans(row),
        };
      },
      { cache: 'content' },
    ),
    implement(
      getTrialMealByCode,
      async ({ productCode, visibleRange }) => {
        const row = await findProduct(orm, productCode, visibleRange);
        if (!row.hasTrial) return null;
        const specs = listPlans(row)[0]?.specs ?? [];
        return { productCode: row.code, productName: row.productName, days: row.trial?.days ?? TRIAL_DAYS, specs };
      },
      { cache: 'content' },
    ),
    implement(quoteOrder, async (input, context) => {
      const owner = await requireSubject(context);
      const now = clock();
      const priced = makeQuote(await findProduct(orm, input.productCode, input.visibleRange), input.items, now);
      const coupons = await listFittingCoupons(orm, owner, priced, now);
      const made = applyCoupon(priced, coupons, input.couponId);
      await database.transaction((runner) => keepQuote(runner, owner.id, made, now));
      return { ...made, coupons };
    }),
    implement(getQuote, async ({ quoteId }, context) => {
      const { id } = await requireSubject(context);
      return toQuote((await findQuote(orm, id, quoteId, clock())).body);
    }),
    implement(
      createOrder,
      async (input, context) => {
        const owner = await requireSubject(context);
        return idempotency.runOnce({ scope: 'order', owner, input, context }, async (runner) => {
          await assertMayPurchase(runner, identities, owner);
          if (input.invoiceTitleId) await assertTitle(runner, protection, owner, input.invoiceTitleId);
          return makeOrder(options, runner, { ...input, ownerId: owner.id, actor: toActor(owner) }, clock());
        });
      },
      { successMsg: '订单已提交' },
    ),
  ];
}

/** Rejects with 422 a title that no invoice can be made out to. */
async function assertTitle(runner: QueryRunner, protection: DataProtection, owner: Subject, id: string): Promise<void> {
  const title = await findPassedTitle(runner, protection, owner, id);
  if (title === undefined) throw rejectFields([{ field: 'invoiceTitleId', msg: '请选择审核通过的发票抬头' }]);
}

/** A quote with the coupon that was chosen, as far as it fits. Rejects with 422 one that the owner cannot think of. */
function applyCoupon(quoted: Quote, coupons: readonly FittingCoupon[], couponId: string | undefined): Quote {
  if (couponId === undefined) return quoted;
  const chosen = coupons.find((each) => each.couponId === couponId);
  if (chosen === undefined) throw rejectFields([{ field: 'couponId', msg: COUPON_UNKNOWN }]);
  const { name, off, reason } = chosen;
  return reason ? quoted : takeCouponOff(quoted, { couponId, name, off });
}

/** Deletes quotes that have run out without becoming an order. */
export async function purgeOldQuotes(orm: QueryRunner, clock: Clock): Promise<void> {
  await orm.delete(quote).where(and(isNull(quote.orderNo), lt(quote.expiresAt, clock())));
}
