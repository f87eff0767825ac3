import type { ModelText } from '@portal/api-contract/account';
import { and, asc, gte, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { noteAudit } from '../../platform/operations/note-audit';
import type { Actor } from '../../platform/records/record-transition';
import { type ModelRejection, modelReview } from './model-review';
import { readDraft } from './model-versions.repository';
import { publishedModels } from './published-model-record';
import { publishedModel } from './published-models.tables';

/** A person would not be quicker, and its owner may have second thoughts. */
const DELAY_MS = 30_000;

/** What nothing has happened to for longer is history, and stays as it is. */
const ATTENTION_MS = 3_600_000;

const BATCH = 20;

const AUTOMATIC: Actor = { role: 'reviewer', id: null, name: '' };

/** Word by which a visitor of the demonstration can see a model rejected. */
const MARKER = '测试驳回';

/** Lets the automatic operator decide about models that no person works on: it rejects what says so, and passes all else. */
export function createModelTask({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): OperatorTask {
  /** Decides about the model that waits longest; `false` where none does. */
  async function attend(runner: QueryRunner): Promise<boolean> {
    const at = clock();
    const { submittedAt, assigneeId, id } = publishedModel;
    const isUnattended = and(
      lte(submittedAt, new Date(at.getTime() - DELAY_MS)),
      gte(submittedAt, new Date(at.getTime() - ATTENTION_MS)),
      isNull(assigneeId),
    );
    const [row] = await runner
      .select()
      .from(publishedModel)
      .where(isUnattended)
      .orderBy(asc(submittedAt), asc(id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (row === undefined) return false;
    const rejection = findRejection((await readDraft(runner, row)).body);
    await modelReview.decide(runner, row, { operator: AUTOMATIC, at }, rejection);
    const subject = { subjectKind: publishedModels.lifecycle.name, subjectNo: row.modelNo };
    await noteAudit(runner, { actorId: null, action: `modellisting.${rejection ? 'reject' : 'pass'}`, ...subject, at });
    return true;
  }

  return {
    name: 'published models',
    async run() {
      for (let count = 0; count < BATCH; count += 1) if (!(await database.transaction(attend))) return;
    },
  };
}

function findRejection({ name, summary, intro }: ModelText): ModelRejection | undefined {
  const parts = Object.entries({ name, summary, intro } as const).filter(([, text]) => text.includes(MARKER));
  if (parts.length === 0) return undefined;
  const positions = parts.map(([field]) => ({
    ...{ field: field as 'name' | 'summary' | 'intro', text: `请删去“${MARKER}”` },
  }));
  return { reason: `演示环境中，内容含“${MARKER}”的模型不予通过`, positions };
}
