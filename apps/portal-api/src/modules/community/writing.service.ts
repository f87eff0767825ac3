import type { appealContent, OwnContentDetail } from '@portal/api-contract/community';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import {
  DRAFT,
  isRevising,
  isRevisionWaiting,
  type ListingAction,
  REJECTED,
  TAKEN_DOWN,
} from '../../platform/records/listing/listed-record';
import { toActor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import type { ContentRow } from './community.tables';
import { describeOwnContent } from './content-detail';
import { contents, isContent, lockContent } from './content-record';
import { deleteDraftText } from './content-versions.repository';
import { eraseContent, removeContent } from './remove-content';
import { type SavedDraft, saveDraft } from './save-draft';
import { submitText } from './submit-content';

/** With what authors write. */
export interface WritingOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
}

/** What an author does. */
interface Change<Input extends object> {
  readonly owner: Subject;
  readonly name: string;
  readonly input: Input;
  readonly context: CallContext;
}

type Step = Change<{ readonly mid: string }>;

/** What authors do with their items. */
export function createWriting({ database, clock, idempotency }: WritingOptions) {
  const { orm } = database;

  function once<Result>(
    { owner, name, input, context }: Change<object>,
    work: (runner: QueryRunner, at: Date) => Promise<Result>,
  ): Promise<Result> {
    const call = { scope: `community.${name}`, owner, input, context };
    return idempotency.runOnce(call, (runner) => work(runner, clock()));
  }

  const open = async (owner: Subject, mid: string): Promise<OwnContentDetail> =>
    describeOwnContent(orm, await contents.find(orm, isContent(mid, owner)));

  /** Does something to a locked item of the caller once, and returns the item as it is then. */
  async function change(
    step: Step,
    work: (runner: QueryRunner, row: ContentRow, at: Date) => Promise<ContentRow>,
  ): Promise<OwnContentDetail> {
    // Only the number is kept for repeats.
    const { mid } = await once(step, async (runner, at) => {
      const row = await lockContent(runner, step.input.mid, step.owner);
      return { mid: (await work(runner, row, at)).mid };
    });
    return open(step.owner, mid);
  }

  const take = (step: Step, choose: (row: ContentRow) => ListingAction, reason = '') =>
    change(step, (runner, row, at) =>
      contents.transition(runner, row, { action: choose(row), actor: toActor(step.owner), at, reason }),
    );

  return {
    open,

    save: (step: Change<Parameters<typeof saveDraft>[2]>): Promise<SavedDraft> =>
      once(step, (runner, at) => saveDraft(runner, step.owner, step.input, at)),

    submit: (step: Step) =>
      change(step, (runner, row, at) =>
        submitText(runner, step.owner, row, { at, clientAddress: step.context.clientAddress }),
      ),

    withdraw: (step: Step) => take(step, (row) => (isRevisionWaiting(row) ? 'withdrawRevision' : 'withdraw')),

    takeOffShelf: (step: Step) => take(step, () => 'offShelf'),

    putOnShelf: (step: Step) => take(step, () => 'relist'),

    appeal: (step: Change<ParsedInput<typeof appealContent>>) => take(step, () => 'appeal', step.input.reason),

    remove: (owner: Subject, mid: string): Promise<null> =>
      database.transaction(async (runner) => {
        await removeContent(runner, owner, mid, clock());
        return null;
      }),

    /** Deletes a draft, or gives up the text that is written beside the live one. */
    discard: (owner: Subject, mid: string): Promise<null> =>
      database.transaction(async (runner) => {
        const row = await lockContent(runner, mid, owner);
        if (row.submittedAt !== null) throw new HttpError(409, '正在审核，请先撤回');
        if (row.liveNumber === null && (row.state === DRAFT || row.state === REJECTED))
          await eraseContent(runner, owner, row);
        else if (isRevising(row) && row.liveNumber !== null) await giveUp(runner, owner, row, row.liveNumber);
        else throw new HttpError(409, '没有未发布的修改');
        return null;
      }),
  };

  async function giveUp(runner: QueryRunner, owner: Subject, row: ContentRow, draftNumber: number): Promise<void> {
    await deleteDraftText(runner, row);
    await contents.note(runner, row, { action: 'discardVersion', actor: toActor(owner), at: clock() });
    const kept = row.state === TAKEN_DOWN ? {} : { reason: '', positions: [] };
    await contents.change(runner, row, { ...kept, draftNumber, updatedAt: clock() });
  }
}
