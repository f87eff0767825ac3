import type { PayChannel } from '@portal/api-contract/account';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Job } from '../../platform/jobs/job';
import { queueJobs } from '../../platform/jobs/queue-job';
import type { PaymentProviders } from './open-providers';
import { RefundFailedError, type TradeRefund } from './provider/payment-provider';

/** What a customer is told of money that its channel does not give back. */
export const NOT_BY_SOURCE = '支付渠道无法退回原账户';

/** Pauses between two looks at a refund that takes its time grow up to the longer one. */
const FIRST_PAUSE_MS = 60_000;
const MAX_PAUSE_MS = 3_600_000;

export interface PayOutOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly providers: Pick<PaymentProviders, 'get'>;
}

/** What goes back, and whom it came by. */
interface Found {
  readonly channel: PayChannel;
  readonly refund: TradeRefund;
}

/** Money that was decided to go back. */
export interface PayOut {
  /** `<domain>.<action>`. */
  readonly name: string;
  /** What goes back, by its key; `undefined` where it has gone. */
  find(id: string): Promise<Found | undefined>;
  /** Notes that it has gone; told again, it stays. */
  settle(runner: QueryRunner, id: string, at: Date): Promise<unknown>;
  /** Notes that it cannot go that way. */
  fail(runner: QueryRunner, id: string, at: Date): Promise<unknown>;
}

/** Has money go back that was decided to, queued by `queuePayOut`, and looks until it has. */
export function createPayOut({ name, find, settle, fail }: PayOut, { database, clock, providers }: PayOutOptions): Job {
  async function ask({ channel, refund }: Found, signal: AbortSignal): Promise<'refunded' | 'pending' | 'failed'> {
    try {
      return await providers.get(channel).refund(refund, { signal });
    } catch (error) {
      if (error instanceof RefundFailedError) return 'failed';
      throw error;
    }
  }

  return {
    name,
    async run(_payload, { key, signal, complete }) {
      const [id = '', look = '0'] = key.split('#');
      const found = await find(id);
      const result = found && (await ask(found, signal));
      await database.transaction(async (runner) => {
        const at = clock();
        if (result === 'refunded') await settle(runner, id, at);
        if (result === 'failed') await fail(runner, id, at);
        if (result === 'pending') {
          const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Number(look));
          const next = { name, key: `${id}#${Number(look) + 1}` };
          await queueJobs(runner, [{ ...next, at, runAt: new Date(at.getTime() + pause) }]);
        }
        await complete(runner);
      });
    },
  };
}

/** Has money go back that is found by a key, once the caller's transaction commits. */
export function queuePayOut(runner: QueryRunner, name: string, id: string, at: Date): Promise<void> {
  return queueJobs(runner, [{ name, key: `${id}#0`, at }]);
}
