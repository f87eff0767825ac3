import { checkModelInput, readModelInput, TRY_OUT_LIMITS, type tryOutModel } from '@portal/api-contract/account';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { Subject } from '../../platform/security/session-verifier';
import { readModel } from './model-subscription-detail';
import { subscriptions } from './model-subscription-record';
import { isOwnSubscription } from './model-subscriptions.repository';
import { BY_INTERFACE, RUNNING } from './model-subscriptions.tables';
import { countCalls, sumMonth } from './model-usage';
import { type ModelRunner, ModelRunnerError } from './runner/model-runner';

export interface TryOutOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Who runs models; absent where nobody does. */
  readonly runner: ModelRunner | undefined;
}

/** Lets owners call their models; a call that the model has answered counts. */
export function createTryOuts({ database, clock, runner: models }: TryOutOptions) {
  return async (owner: Subject, { id, input: text }: ParsedInput<typeof tryOutModel>) => {
    const at = clock();
    // Nobody holds a connection while the model works: the call is counted first, and given back where it fails.
    const call = await database.transaction(async (runner) => {
      const row = await subscriptions.lock(runner, isOwnSubscription(owner, id));
      const content = await readModel(runner, row.modelId);
      if (row.state !== RUNNING || row.endsAt <= at) throw new HttpError(409, '模型已到期，请重新申请后使用');
      if (row.deliveryMode !== BY_INTERFACE || models === undefined || content === undefined)
        throw new HttpError(409, '该模型不提供在线调用');
      const input = readModelInput(text) ?? {};
      const mistake = checkModelInput(content.inputs, input);
      if (mistake !== '') throw rejectFields([{ field: 'input', msg: mistake }]);
      const used = await sumMonth(runner, [id], at);
      if ((used.get(id) ?? 0) >= row.monthlyQuota) throw new HttpError(429, '本月调用额度已用完，下月1日恢复');
      await countCalls(runner, id, at, 1);
      return { models, modelId: row.modelId, input, sample: content.sampleResponse };
    });

    const begun = performance.now();
    try {
      const { modelId, input, sample } = call;
      const signal = AbortSignal.timeout(TRY_OUT_LIMITS.timeoutMs);
      const { output, isSample } = await call.models.run(
        { modelId, userCode: owner.userCode, input, sample },
        { signal },
      );
      return { output, isSample, latencyMs: Math.ceil(performance.now() - begun) };
    } catch (error) {
      await countCalls(database.orm, id, at, -1);
      if (error instanceof ModelRunnerError) throw new HttpError(503, '模型暂时没有响应，请稍后重试，本次不计入额度');
      throw error;
    }
  };
}
