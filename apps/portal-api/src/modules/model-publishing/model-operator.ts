import type { ModelText } from '@portal/api-contract/account';
import { isNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { createAutomaticTask, REJECTION_WORD } from '../../platform/operations/automatic-task';
import { type ModelRejection, modelReview } from './model-review';
import { readDraft } from './model-versions.repository';
import { publishedModels } from './published-model-record';
import { publishedModel } from './published-models.tables';

/** Lets the automatic operator decide about models that no person works on: it rejects what says so, and passes all else. */
export function createModelTask(options: { readonly database: Database; readonly clock: Clock }): OperatorTask {
  return createAutomaticTask(
    {
      kind: publishedModels,
      role: 'reviewer',
      numberOf: ({ modelNo }) => modelNo,
      isWaiting: () => isNull(publishedModel.assigneeId),
      since: publishedModel.submittedAt,
      async attend(runner, row, deed) {
        const rejection = findRejection((await readDraft(runner, row)).body);
        await modelReview.decide(runner, row, deed, rejection);
        return rejection ? 'reject' : 'pass';
      },
    },
    options,
  );
}

function findRejection({ name, summary, intro }: ModelText): ModelRejection | undefined {
  const parts = Object.entries({ name, summary, intro } as const).filter(([, text]) => text.includes(REJECTION_WORD));
  if (parts.length === 0) return undefined;
  const positions = parts.map(([field]) => ({
    ...{ field: field as 'name' | 'summary' | 'intro', text: `请删去“${REJECTION_WORD}”` },
  }));
  return { reason: `演示环境中，内容含“${REJECTION_WORD}”的模型不予通过`, positions };
}
