import type { cancelTrial, extendTrial, listTrials, rateTrial, TrialDetail } from '@portal/api-contract/account';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { toActor } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { describeTrial, sumUsage, toBrief } from './trial-detail';
import { isTrial, trials } from './trial-record';
import { findBlockingTrial, findTrialPage } from './trials.repository';
import type { TrialRow } from './trials.tables';

export interface TrialsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly protection: DataProtection;
}

/** What an owner does with a trial. */
interface Change {
  readonly owner: Subject;
  readonly name: string;
  readonly input: { readonly id: string };
  readonly context: CallContext;
}

/** What owners do with their trials. */
export function createTrialsService({ database, clock, idempotency, protection }: TrialsOptions) {
  const { orm } = database;

  const open = async (owner: Subject, trialNo: string): Promise<TrialDetail> =>
    describeTrial(orm, protection, await trials.find(orm, isTrial(trialNo, owner)));

  /** Changes a trial once, under its lock, and returns it as it is then. */
  async function change(
    { owner, name, input, context }: Change,
    work: (runner: QueryRunner, row: TrialRow, at: Date) => Promise<TrialRow>,
  ): Promise<TrialDetail> {
    // Only the number is kept for repeats: what is said about the trial would be kept a second time otherwise.
    const { id } = await idempotency.runOnce({ scope: `trial.${name}`, owner, input, context }, async (runner) => {
      await work(runner, await trials.lock(runner, isTrial(input.id, owner)), clock());
      return { id: input.id };
    });
    return open(owner, id);
  }

  return {
    open,

    async list(owner: Subject, input: ParsedInput<typeof listTrials>) {
      const { rows, total } = await findTrialPage(orm, owner, input);
      const usage = await sumUsage(orm, rows);
      return {
        list: rows.map((row) => toBrief(row, usage)),
        ...{ total, pageNo: input.pageNo, pageSize: input.pageSize },
      };
    },

    /** How the owner's trial of a product stands; `null` where one may be applied for. */
    async findState(owner: Subject, productCode: string) {
      const row = await findBlockingTrial(orm, owner, productCode);
      return row ? { id: row.trialNo, status: row.state } : null;
    },

    cancel: (owner: Subject, input: ParsedInput<typeof cancelTrial>, context: CallContext) =>
      change({ owner, name: 'cancel', input, context }, (runner, row, at) =>
        trials.transition(runner, row, { action: 'cancel', actor: toActor(owner), at, reason: input.reason }),
      ),

    /** Asks for more days; the trial can be used meanwhile. */
    extend: (owner: Subject, input: ParsedInput<typeof extendTrial>, context: CallContext) =>
      change({ owner, name: 'extend', input, context }, (runner, row, at) => {
        const { days: extensionDays, reason } = input;
        const request = { action: 'extend', actor: toActor(owner), at, reason } as const;
        return trials.transition(runner, row, request, { extensionDays, extensionReason: reason });
      }),

    /** Says what a trial was like, once. */
    rate: (owner: Subject, input: ParsedInput<typeof rateTrial>, context: CallContext) =>
      change({ owner, name: 'feedback', input, context }, (runner, row) => {
        if (row.openedAt === null) throw new HttpError(409, '试用尚未开通，开通后再评价');
        if (row.rating !== null) throw new HttpError(409, '您已评价过该试用');
        return trials.change(runner, row, { rating: input.rating, feedback: input.text });
      }),
  };
}
