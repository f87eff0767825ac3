import {
  countModelSubscriptions,
  createModelKey,
  disableModelKey,
  getModelSubscription,
  getModelUsage,
  listModelSubscriptions,
  MAX_USAGE_DAYS,
  rotateModelKey,
  TRY_OUT_LIMITS,
  tryOutModel,
} from '@portal/api-contract/account';
import { type AccessKeysOptions, createAccessKeys } from '../../platform/access-keys/access-keys';
import { rejectFields } from '../../platform/http/http-error';
import { type Implementation, implement, type ServingOptions } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { describeSubscription, toSubscription } from './model-subscription-detail';
import { subscriptionKeys, subscriptions } from './model-subscription-record';
import { countByTab, findSubscriptionPage, isOwnSubscription } from './model-subscriptions.repository';
import { createTryOuts } from './model-try-outs';
import { readUsage, sumMonth } from './model-usage';
import type { ModelRunner } from './runner/model-runner';

const DAY_MS = 86_400_000;

const WRITING: ServingOptions = {
  bodyLimit: 8192,
  rateWindows: [
    { max: 30, seconds: 60 },
    { max: 1000, seconds: 86_400 },
  ],
};

export interface ModelSubscriptionRoutesOptions extends AccessKeysOptions {
  readonly runner: ModelRunner | undefined;
  readonly isDemo: boolean;
}

/** Calls of the pages of models in use. */
export function createModelSubscriptionRoutes(options: ModelSubscriptionRoutesOptions): Implementation[] {
  const { database, clock, isDemo, runner: models } = options;
  const { orm } = database;
  const keys = createAccessKeys(subscriptionKeys, options);
  const tryOut = createTryOuts(options);
  return [
    implement(listModelSubscriptions, async (input, context) => {
      const owner = await requireSubject(context);
      const now = clock();
      const { rows, total } = await findSubscriptionPage(orm, owner, input, now);
      const used = await sumMonth(
        orm,
        rows.map(({ id }) => id),
        now,
      );
      const list = rows.map((row) => toSubscription(row, used.get(row.id) ?? 0, now));
      return { list, total, pageNo: input.pageNo, pageSize: input.pageSize };
    }),
    implement(countModelSubscriptions, async (_input, context) =>
      countByTab(orm, await requireSubject(context), clock()),
    ),
    implement(getModelSubscription, async ({ id }, context) => {
      const owner = await requireSubject(context);
      return database.transaction(async (runner) => {
        const row = await subscriptions.find(runner, isOwnSubscription(owner, id));
        return describeSubscription(runner, row, { canTry: models !== undefined, now: clock() });
      });
    }),
    implement(getModelUsage, async ({ id, from, to }, context) => {
      const owner = await requireSubject(context);
      const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
      if (days < 1) throw rejectFields([{ field: 'to', msg: '结束日期不能早于开始日期' }]);
      if (days > MAX_USAGE_DAYS) throw rejectFields([{ field: 'to', msg: `一次最多查看${MAX_USAGE_DAYS}天` }]);
      const row = await subscriptions.find(orm, isOwnSubscription(owner, id));
      return { days: await readUsage(orm, row.id, { from, to }), isDemo };
    }),
    implement(
      createModelKey,
      async (input, context) => keys.create({ owner: await requireSubject(context), input, context }, input.id),
      { ...WRITING, successMsg: '密钥已创建' },
    ),
    implement(
      rotateModelKey,
      async (input, context) => keys.rotate({ owner: await requireSubject(context), input, context }),
      { ...WRITING, successMsg: '密钥已轮换' },
    ),
    implement(disableModelKey, async ({ keyId }, context) => keys.remove(await requireSubject(context), keyId), {
      ...WRITING,
      successMsg: '密钥已停用',
    }),
    implement(tryOutModel, async (input, context) => tryOut(await requireSubject(context), input), {
      successMsg: '调用成功',
      // Characters of the input may be as long as six in JSON.
      bodyLimit: TRY_OUT_LIMITS.input * 6 + 1024,
      deadlineMs: TRY_OUT_LIMITS.timeoutMs + 5000,
      rateWindows: [
        { max: 20, seconds: 60 },
        { max: 500, seconds: 86_400 },
      ],
    }),
  ];
}
