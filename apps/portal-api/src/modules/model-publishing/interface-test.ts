import {
  checkModelInput,
  findModelTextMistakes,
  type InterfaceTest,
  type ModelText,
  readModelInput,
  TRY_OUT_LIMITS,
} from '@portal/api-contract/account';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { Subject } from '../../platform/security/session-verifier';
import { type ModelRunner, ModelRunnerError } from '../model-subscriptions/runner/model-runner';
import { changeDraft, readDraft } from './model-versions.repository';
import { toSample } from './model-shelf';
import { isEditable } from '../../platform/records/listing/listed-record';
import { lockPublishedModel, publishedModels } from './published-model-record';
import type { PublishedModelRow } from './published-models.tables';

export interface InterfaceTestOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Who runs models; absent where nobody does. */
  readonly runner: ModelRunner | undefined;
}

type Outcome = Omit<InterfaceTest, 'at'>;

/** Has the newest version of a model answer its own sample, and keeps with the version what came of it. */
export function createInterfaceTest({ database, clock, runner: models }: InterfaceTestOptions) {
  return async (owner: Subject, modelNo: string): Promise<void> => {
    // Nobody holds a connection while the model works.
    const { row, text, ...found } = await database.transaction(async (runner) => {
      const found = await lockPublishedModel(runner, modelNo, owner);
      if (models === undefined) throw new HttpError(409, '平台暂未接入模型运行服务，不能测试接口');
      if (!isEditable(found)) throw new HttpError(409, '只能测试未发布的版本');
      const { body } = await readDraft(runner, found);
      const mistakes = findModelTextMistakes(body);
      if (mistakes.length > 0) throw rejectFields(mistakes);
      return { row: found, text: body, models };
    });
    const outcome = await run(found.models, owner, row, text);
    await database.transaction(async (runner) => {
      const current = await lockPublishedModel(runner, modelNo, owner);
      if (current.version !== row.version) throw new HttpError(409, '内容刚刚有变化，请重新测试');
      const at = clock();
      await changeDraft(runner, current, { test: { at: toChinaTime(at), ...outcome } });
      await publishedModels.change(runner, current, {});
    });
  };
}

async function run(
  models: ModelRunner,
  { userCode }: Subject,
  { modelNo: modelId }: PublishedModelRow,
  { versionLabel, sampleRequest, sampleResponse, outputs }: ModelText,
): Promise<Outcome> {
  const begun = performance.now();
  const input = readModelInput(sampleRequest) ?? {};
  const call = { modelId, versionLabel, userCode, input, sample: toSample(sampleResponse) };
  try {
    const { output, isSample } = await models.run(call, { signal: AbortSignal.timeout(TRY_OUT_LIMITS.timeoutMs) });
    const failure = checkModelInput(outputs, output);
    return {
      ...{ isPassed: failure === '', output: JSON.stringify(output, null, 2), isSample, latencyMs: since(begun) },
      failure: failure && `输出与声明不符：${failure}`,
    };
  } catch (error) {
    if (!(error instanceof ModelRunnerError)) throw error;
    const failure = '模型没有在规定时间内给出有效响应';
    return { isPassed: false, output: '', failure, latencyMs: since(begun), isSample: false };
  }
}

function since(begun: number): number {
  return Math.ceil(performance.now() - begun);
}
