import {
  type appealModelReview,
  findModelTextMistakes,
  type listPublishedModels,
  type ModelText,
  type PublishedModelDetail,
  PUBLISHING_LIMITS,
} from '@portal/api-contract/account';
import { modelListingLifecycle } from '@portal/lifecycles';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { releaseFiles } from '../../platform/files/files.repository';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import {
  chooseSubmission,
  isRevisionWaiting,
  type ListingAction,
  OFF_SHELF,
  ON_SHELF,
  TAKEN_DOWN,
} from '../../platform/records/listing/listed-record';
import { toActor } from '../../platform/records/record-transition';
import { eraseStatusLog } from '../../platform/records/status-log.repository';
import type { Subject } from '../../platform/security/session-verifier';
import { countSubscribers } from '../model-subscriptions/model-subscribers';
import { addVersion, deleteDraft, readDraft, readVersions } from './model-versions.repository';
import { nameProvider, type ProviderOptions } from './name-provider';
import { describePublishedModel, isDeletable, toPublishedModel } from './published-model-detail';
import { isPublishedModel, lockPublishedModel, publishedModels } from './published-model-record';
import { countPublishedByState, countTakedowns, findPublishedPage } from './published-models.repository';
import { publishedModel, type PublishedModelRow } from './published-models.tables';

const DAY_MS = 86_400_000;

/** With what owners publish. */
export interface PublishingOptions extends ProviderOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  /** Whether somebody runs models, so that interfaces can be tested. */
  readonly canTest: boolean;
}

/** What an owner does with a model. */
export interface Change {
  readonly owner: Subject;
  readonly name: string;
  readonly input: object;
  readonly context: CallContext;
}

/** What owners do with the models they publish. */
export function createPublishing(options: PublishingOptions) {
  const { database, clock, idempotency, canTest } = options;
  const { orm } = database;

  const open = async (owner: Subject, id: string): Promise<PublishedModelDetail> =>
    describePublishedModel(orm, await publishedModels.find(orm, isPublishedModel(id, owner)), { canTest });

  /** Does something once, and returns the model that it was done to as it is then. */
  async function runOnce(
    { owner, name, input, context }: Change,
    work: (runner: QueryRunner, at: Date) => Promise<PublishedModelRow>,
  ): Promise<PublishedModelDetail> {
    const call = { scope: `model.${name}`, owner, input, context };
    // Only the number is kept for repeats.
    const { id } = await idempotency.runOnce(call, async (runner) => ({ id: (await work(runner, clock())).modelNo }));
    return open(owner, id);
  }

  /** Takes a locked model of the caller through a step. */
  const step = (
    change: Change & { readonly input: { readonly id: string } },
    choose: (row: PublishedModelRow) => ListingAction,
    prepare: (runner: QueryRunner, row: PublishedModelRow, at: Date) => Promise<Partial<PublishedModelRow>> = () =>
      Promise.resolve({}),
    reason = '',
  ) =>
    runOnce(change, async (runner, at) => {
      const row = await lockPublishedModel(runner, change.input.id, change.owner);
      const request = { action: choose(row), actor: toActor(change.owner), at, reason };
      return publishedModels.transition(runner, row, request, await prepare(runner, row, at));
    });

  /** What a submission needs beyond its lifecycle; who is named as the provider follows. */
  async function prepareSubmission(runner: QueryRunner, row: PublishedModelRow, at: Date) {
    const provider = await nameProvider(runner, options, row.ownerId);
    const since = new Date(at.getTime() - PUBLISHING_LIMITS.strikeDays * DAY_MS);
    if ((await countTakedowns(runner, row.ownerId, since)) >= PUBLISHING_LIMITS.strikes)
      throw new HttpError(409, '90天内有3次违规下架，暂停发布，请联系客服');
    await assertComplete(runner, row);
    return { provider };
  }

  return {
    open,
    runOnce,

    async list(owner: Subject, input: ParsedInput<typeof listPublishedModels>) {
      const { rows, total } = await findPublishedPage(orm, owner, input);
      const subscribers = await countSubscribers(
        orm,
        rows.map(({ row }) => row.modelNo),
      );
      const list = rows.map((listed) => toPublishedModel(listed, subscribers.get(listed.row.modelNo) ?? 0));
      return { list, total, pageNo: input.pageNo, pageSize: input.pageSize };
    },

    count: (owner: Subject) => countPublishedByState(orm, owner),

    submit: (change: Change & { readonly input: { readonly id: string } }) =>
      step(change, chooseSubmission, prepareSubmission),

    withdraw: (change: Change & { readonly input: { readonly id: string } }) =>
      step(change, (row) => (isRevisionWaiting(row) ? 'withdrawRevision' : 'withdraw')),

    putOnShelf: (change: Change & { readonly input: { readonly id: string } }) => step(change, () => 'relist'),

    takeOffShelf: (change: Change & { readonly input: { readonly id: string } }) => step(change, () => 'offShelf'),

    appeal: (change: Change & { readonly input: ParsedInput<typeof appealModelReview> }) =>
      step(change, () => 'appeal', undefined, change.input.reason),

    /** Opens a copy of the last version, under the next label. */
    openVersion: (change: Change & { readonly input: { readonly id: string } }) =>
      runOnce(change, async (runner, at) => {
        const row = await lockPublishedModel(runner, change.input.id, change.owner);
        if (row.submittedAt !== null) throw new HttpError(409, '正在审核，请先撤回');
        if (row.draftNumber !== row.liveNumber) throw new HttpError(409, '已有未发布的版本，请直接修改');
        const [last] = await readVersions(runner, row);
        if (last === undefined) throw new HttpError(404);
        const number = last.number + 1;
        const versionLabel = findNextLabel(last.body.versionLabel);
        const body = { ...last.body, versionLabel, versionNotes: '' };
        await addVersion(runner, { modelId: row.id, number, body, createdAt: at });
        await publishedModels.note(runner, row, { action: 'newVersion', actor: toActor(change.owner), at });
        return publishedModels.change(runner, row, { draftNumber: number, updatedAt: at });
      }),

    /** Gives up the version that is written on. */
    discardVersion: (change: Change & { readonly input: { readonly id: string } }) =>
      runOnce(change, async (runner, at) => {
        const row = await lockPublishedModel(runner, change.input.id, change.owner);
        const { liveNumber, draftNumber, submittedAt, state } = row;
        if (submittedAt !== null) throw new HttpError(409, '正在审核，请先撤回');
        const isOpen = state === ON_SHELF || state === OFF_SHELF || state === TAKEN_DOWN;
        if (!isOpen || liveNumber === null || liveNumber === draftNumber) throw new HttpError(409, '没有未发布的版本');
        await deleteDraft(runner, row);
        await publishedModels.note(runner, row, { action: 'discardVersion', actor: toActor(change.owner), at });
        const { body } = await readDraft(runner, { id: row.id, draftNumber: liveNumber });
        const kept = state === TAKEN_DOWN ? {} : { reason: '', positions: [] };
        return publishedModels.change(runner, row, {
          ...{ ...toColumns(body), ...kept, draftNumber: liveNumber, updatedAt: at },
        });
      }),

    /** Deletes a model that was never on the shelf, and what belongs to it. */
    remove: (owner: Subject, id: string): Promise<null> =>
      database.transaction(async (runner) => {
        const row = await lockPublishedModel(runner, id, owner);
        if (!isDeletable(row)) throw new HttpError(409, '只能删除未上架过的草稿');
        await releaseFiles(runner, owner, row.fileIds);
        await runner.delete(publishedModel).where(eq(publishedModel.id, row.id));
        await eraseStatusLog(runner, modelListingLifecycle, [row.id]);
        return null;
      }),
  };
}

/** What owners do with the models they publish. */
export type Publishing = ReturnType<typeof createPublishing>;

/** Columns that say what is in a text. */
export function toColumns({ name, modelType, deliveryMode }: ModelText) {
  return { name, modelType, deliveryMode };
}

/** Rejects a text that is not complete, or has the label of an earlier version. */
async function assertComplete(runner: QueryRunner, row: PublishedModelRow): Promise<void> {
  const [draft, ...earlier] = await readVersions(runner, row);
  if (draft === undefined) throw new HttpError(404);
  const mistakes = findModelTextMistakes(draft.body);
  if (earlier.some(({ body }) => body.versionLabel === draft.body.versionLabel))
    mistakes.push({ field: 'versionLabel', msg: '该版本号已用过，请换一个' });
  if (mistakes.length > 0) throw rejectFields(mistakes);
}

/** The label after one, e.g. `1.1.0` after `1.0.3`. */
function findNextLabel(label: string): string {
  const [major = 1, minor = 0] = label.split('.').map(Number);
  return `${major}.${minor + 1}.0`;
}
