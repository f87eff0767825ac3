import type { SandboxAction } from '@portal/api-contract/account';
import { eq } from 'drizzle-orm';
import { addMoney, NO_MONEY, toMoney } from '../../../platform/money/money';
import { HttpError } from '../../../platform/http/http-error';
import type { RawNotice, Trade } from './payment-provider';
import { signNotice } from './sandbox-notice';
import { type SandboxTradeRow, sandboxTrade } from './sandbox.tables';
import { lockSandboxTrade, moveSandboxTrade, type SandboxOptions, toTrade } from './sandbox-provider';

/** What the cashier does to a trade, one state after the other, and of what its notices tell. */
interface Play {
  /** States that it goes through from the one it is in. */
  readonly states: readonly Trade['state'][];
  /** Notices out of how it stood at the beginning and after each of these states. */
  tell(stages: readonly Trade[], at: Date): readonly Trade[];
}

const listMoves = (stages: readonly Trade[]) => stages.slice(1);

const PLAYS: Readonly<Record<SandboxAction, Play>> = {
  succeed: { states: ['paid'], tell: listMoves },
  fail: { states: ['failed'], tell: listMoves },
  close: { states: ['closed'], tell: listMoves },
  payLate: { states: ['closed', 'paid'], tell: listMoves },
  repeatNotice: { states: ['paid'], tell: (stages) => [1, 2, 3].flatMap(() => listMoves(stages)) },
  disorderNotices: { states: ['paid'], tell: (stages) => [...stages].reverse() },
  misstateAmount: {
    states: [],
    tell: ([trade], at) =>
      trade ? [{ ...trade, state: 'paid', amount: addMoney(trade.amount ?? NO_MONEY, toMoney(1)), paidAt: at }] : [],
  },
  withholdNotice: { states: ['paid'], tell: () => [] },
};

/** What the cashier of the sandbox does, by its buttons and calls alike. */
export function createSandboxCashier({ database, clock, protection }: SandboxOptions) {
  return {
    /** The trade that a token opens; `undefined` for one that opens none. */
    async find(token: string): Promise<SandboxTradeRow | undefined> {
      const [row] = await database.orm.select().from(sandboxTrade).where(eq(sandboxTrade.token, token));
      return row;
    },
    /**
     * Plays one of the ways on a trade and returns the notices of it, in the order in which they are sent. Rejects with
     * 404 where there is no such trade, with 409 where it is over; one that was closed may still be paid too late.
     */
    play: (payNo: string, action: SandboxAction): Promise<readonly RawNotice[]> =>
      database.transaction(async (runner) => {
        const at = clock();
        const row = await lockSandboxTrade(runner, payNo);
        if (row === undefined) throw new HttpError(404);
        const isLate = action === 'payLate' && row.state === 'closed';
        if (row.state !== 'waiting' && !isLate) throw new HttpError(409, '该笔交易已结束');
        if (row.payBefore <= at && action !== 'payLate') throw new HttpError(409, '该笔交易已超过支付期限');
        const { states, tell } = PLAYS[action];
        const stages = [toTrade(row)];
        let moved = row;
        for (const state of states) {
          moved = await moveSandboxTrade(runner, moved, state, at);
          stages.push(toTrade(moved));
        }
        return tell(stages, at).map((trade) => signNotice(protection, trade));
      }),
  };
}

/** The cashier of the sandbox. */
export type SandboxCashier = ReturnType<typeof createSandboxCashier>;
