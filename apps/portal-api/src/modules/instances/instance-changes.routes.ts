import type { Quote } from '@portal/api-contract';
import {
  autoRenewInstance,
  type ChangeOptions,
  getChangeOptions,
  INSTANCE_LIMITS,
  quoteRenewal,
  quoteUpgrade,
  renewInstance,
  upgradeInstance,
} from '@portal/api-contract/account';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError } from '../../platform/http/http-error';
import { type Implementation, implement, type ParsedInput, type ServingOptions } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { rejectTransition, toActor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import type { ChangedInstance } from '../purchase/change-offer';
import type { ChangeOrders } from '../purchase/change-orders';
import { toChangedInstance } from './changed-instance';
import { type DetailOptions, describeInstance, toInstance } from './instance-detail';
import { instances } from './instance-record';
import { findRenewalReminder } from './instance-times';
import { isOwnInstance } from './instances.repository';
import { RUNNING } from './instances.tables';

const WRITING: ServingOptions = {
  bodyLimit: 8192,
  rateWindows: [
    { max: 60, seconds: 60 },
    { max: 1000, seconds: 86_400 },
  ],
};

export interface InstanceChangesOptions extends Omit<DetailOptions, 'now'> {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly changeOrders: ChangeOrders;
}

type Ordering = typeof renewInstance | typeof upgradeInstance;

type AskPrice = (runner: QueryRunner, instance: ChangedInstance, at: Date) => Promise<Quote>;

/** Calls by which products in use are renewed and upgraded. */
export function createInstanceChangeRoutes(options: InstanceChangesOptions): Implementation[] {
  const { database, clock, idempotency, changeOrders } = options;

  /** Asks for a price under the lock of the product, so that what is on its way to it is known. */
  async function quote(runner: QueryRunner, owner: Subject, instanceId: string, ask: AskPrice): Promise<Quote> {
    const row = await instances.lock(runner, isOwnInstance(owner, instanceId));
    return ask(runner, await toChangedInstance(runner, row), clock());
  }

  /** Orders at the price of the moment, once for each key. */
  function order(owner: Subject, context: CallContext, input: ParsedInput<Ordering>, ask: AskPrice) {
    return idempotency.runOnce({ scope: 'instance.order', owner, input, context }, async (runner) =>
      changeOrders.order(runner, owner, await quote(runner, owner, input.instanceId, ask), clock()),
    );
  }

  const askRenewal =
    ({ period }: ParsedInput<typeof renewInstance>): AskPrice =>
    (runner, instance, at) =>
      changeOrders.quoteRenewal(runner, instance, period, at);
  const askUpgrade =
    ({ mealCode }: ParsedInput<typeof upgradeInstance>): AskPrice =>
    (runner, instance, at) =>
      changeOrders.quoteUpgrade(runner, instance, mealCode, at);

  async function switchRenewal(runner: QueryRunner, owner: Subject, input: ParsedInput<typeof autoRenewInstance>) {
    const row = await instances.lock(runner, isOwnInstance(owner, input.instanceId));
    if (row.version !== input.version) throw new HttpError(409, '产品刚刚有变化，请刷新后重试');
    if (row.state !== RUNNING) throw rejectTransition(instances.lifecycle, row.state);
    if (row.isAutoRenewed === input.on) return;
    const at = clock();
    const action = input.on ? 'turnOnAutoRenewal' : 'turnOffAutoRenewal';
    await instances.note(runner, row, { action, actor: toActor(owner), at });
    const remindAt = input.on ? findRenewalReminder(row, at) : row.remindAt;
    await instances.change(runner, row, { isAutoRenewed: input.on, remindAt });
  }

  return [
    implement(getChangeOptions, async ({ instanceId }, context): Promise<ChangeOptions> => {
      const owner = await requireSubject(context);
      return database.transaction(async (runner) => {
        const row = await instances.find(runner, isOwnInstance(owner, instanceId));
        const now = clock();
        const offer = await changeOrders.offer(runner, await toChangedInstance(runner, row), now);
        const { openOrder = null, current, renewalFailure, upgradeFailure, upgrades } = offer;
        return {
          instance: toInstance(row, now),
          ...{ openOrder, renewalFailure, upgradeFailure },
          periods: renewalFailure ? [] : (current?.periods ?? []),
          plans: upgradeFailure ? [] : upgrades.slice(0, INSTANCE_LIMITS.related).map(({ plan }) => plan),
        };
      });
    }),
    implement(
      quoteRenewal,
      async (input, context) => {
        const owner = await requireSubject(context);
        return database.transaction((runner) => quote(runner, owner, input.instanceId, askRenewal(input)));
      },
      WRITING,
    ),
    implement(
      quoteUpgrade,
      async (input, context) => {
        const owner = await requireSubject(context);
        return database.transaction((runner) => quote(runner, owner, input.instanceId, askUpgrade(input)));
      },
      WRITING,
    ),
    implement(
      renewInstance,
      async (input, context) => order(await requireSubject(context), context, input, askRenewal(input)),
      { ...WRITING, successMsg: '订单已提交' },
    ),
    implement(
      upgradeInstance,
      async (input, context) => order(await requireSubject(context), context, input, askUpgrade(input)),
      { ...WRITING, successMsg: '订单已提交' },
    ),
    implement(
      autoRenewInstance,
      async (input, context) => {
        const owner = await requireSubject(context);
        await idempotency.runOnce({ scope: 'instance.autoRenew', owner, input, context }, async (runner) => {
          await switchRenewal(runner, owner, input);
          return {};
        });
        return database.transaction(async (runner) => {
          const row = await instances.find(runner, isOwnInstance(owner, input.instanceId));
          return describeInstance(runner, row, { ...options, now: clock() });
        });
      },
      { ...WRITING, successMsg: '设置已保存' },
    ),
  ];
}
