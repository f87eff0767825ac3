import { and, asc, eq, gte, lt, or, sql } from 'drizzle-orm';
import { toChinaDay } from '../../../platform/china-time';
import type { Clock } from '../../../platform/clock';
import type { Database, QueryRunner } from '../../../platform/database/database';
import type { DataProtection } from '../../../platform/security/data-protection';
import { toMoney } from '../../../platform/money/money';
import { createSecret } from '../../../platform/security/random-secret';
import { type BillLine, CURRENCY, type PaymentProvider, RefundFailedError, type Trade } from './payment-provider';
import { readSignedNotice } from './sandbox-notice';
import { type SandboxTradeRow, sandboxTrade } from './sandbox.tables';

/** Page of the sandbox's cashier. */
export const SANDBOX_PATH = '/ptl/pay/sandbox';

const DAY_MS = 86_400_000;

export interface SandboxOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: Pick<DataProtection, 'fingerprint'>;
}

/** Takes payments that nobody makes, with trades of its own as a real provider has them. */
export function createSandboxProvider({ database, clock, protection }: SandboxOptions): PaymentProvider {
  return {
    findWay: () => 'page',

    async create({ payNo, amount, payBefore, returnUrl }) {
      const { orm } = database;
      await orm
        .insert(sandboxTrade)
        .values({
          ...{ payNo, amount, payBefore, returnUrl, token: createSecret(), state: 'waiting', refunds: {} },
          tradeNo: `SB${payNo}`,
        })
        .onConflictDoNothing({ target: sandboxTrade.payNo });
      const row = await findSandboxTrade(orm, payNo);
      if (row === undefined) throw new Error('A trade of the sandbox is gone');
      return { url: `${SANDBOX_PATH}?trade=${row.token}`, isCode: false };
    },

    async query(payNo) {
      const row = await findSandboxTrade(database.orm, payNo);
      return row && toTrade(row);
    },

    close: (payNo) =>
      database.transaction(async (runner) => {
        const row = await lockSandboxTrade(runner, payNo);
        if (row?.state !== 'waiting') return row && toTrade(row);
        return toTrade(await moveSandboxTrade(runner, row, 'closed', clock()));
      }),

    refund: ({ payNo, refundNo, amount }) =>
      database.transaction(async (runner) => {
        const row = await lockSandboxTrade(runner, payNo);
        if (row === undefined) throw new Error('The sandbox knows no such trade');
        if (row.failsRefunds) throw new RefundFailedError('The sandbox gets nothing back to the payer');
        const refunds = { ...row.refunds, [refundNo]: amount };
        const total = Object.values(refunds).reduce((sum, part) => sum + part, 0);
        if (row.state !== 'paid' || total > row.amount) throw new Error('More shall go back than has come in');
        const refundedAt = { [refundNo]: clock().toISOString(), ...row.refundedAt };
        await runner.update(sandboxTrade).set({ refunds, refundedAt }).where(eq(sandboxTrade.payNo, payNo));
        return 'refunded' as const;
      }),

    downloadBill: async (day) => listBill(await findSandboxTrades(database.orm, day), day),

    readNotice: async (notice) => readSignedNotice(protection, notice),

    noticeResponses: {
      taken: { mediaType: 'text/plain; charset=utf-8', text: 'success' },
      rejected: { mediaType: 'text/plain; charset=utf-8', text: 'fail' },
    },
  };
}

/** A trade of the sandbox by our number. */
export async function findSandboxTrade(orm: QueryRunner, payNo: string): Promise<SandboxTradeRow | undefined> {
  const [row] = await orm.select().from(sandboxTrade).where(eq(sandboxTrade.payNo, payNo));
  return row;
}

/** A trade of the sandbox, locked until the transaction ends. */
export async function lockSandboxTrade(runner: QueryRunner, payNo: string): Promise<SandboxTradeRow | undefined> {
  const [row] = await runner.select().from(sandboxTrade).where(eq(sandboxTrade.payNo, payNo)).for('update');
  return row;
}

/** Trades of the sandbox by which money has come in or gone back on a day. */
function findSandboxTrades(orm: QueryRunner, day: string): Promise<SandboxTradeRow[]> {
  const { paidAt, refundedAt } = sandboxTrade;
  const start = new Date(`${day}T00:00:00+08:00`);
  const end = new Date(start.getTime() + DAY_MS);
  const isPaid = and(gte(paidAt, start), lt(paidAt, end));
  const isRefunded = sql`exists (
    select from jsonb_each_text(${refundedAt}) as gone (number, at)
    where gone.at::timestamptz >= ${start} and gone.at::timestamptz < ${end})`;
  return orm.select().from(sandboxTrade).where(or(isPaid, isRefunded)).orderBy(asc(sandboxTrade.payNo));
}

function listBill(rows: readonly SandboxTradeRow[], day: string): BillLine[] {
  const isOf = (at: Date | null) => at !== null && toChinaDay(at) === day;
  return rows.flatMap(({ payNo, tradeNo, amount, paidAt, refunds, refundedAt }) => [
    ...(isOf(paidAt) ? [{ kind: 'payment' as const, number: payNo, tradeNo, amount, isDone: true }] : []),
    ...Object.entries(refundedAt)
      .filter(([, at]) => isOf(new Date(at)))
      .map(([number]) => ({
        ...{ kind: 'refund' as const, number, tradeNo, amount: toMoney(refunds[number] ?? 0), isDone: true },
      })),
  ]);
}

/** Takes a locked trade of the sandbox to another state. */
export async function moveSandboxTrade(
  runner: QueryRunner,
  row: SandboxTradeRow,
  state: Trade['state'],
  at: Date,
): Promise<SandboxTradeRow> {
  const changes = { state, paidAt: state === 'paid' ? at : row.paidAt };
  await runner.update(sandboxTrade).set(changes).where(eq(sandboxTrade.payNo, row.payNo));
  return { ...row, ...changes };
}

/** A trade as the sandbox tells of it. */
export function toTrade({ payNo, state, amount, tradeNo, paidAt }: SandboxTradeRow): Trade {
  return { payNo, state, amount, currency: CURRENCY, tradeNo, paidAt };
}
