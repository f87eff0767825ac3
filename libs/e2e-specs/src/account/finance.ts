import { expect, type Page } from '@playwright/test';
import { createCaller } from '../session/caller';

/** Somebody to whom the money of an order is transferred: what the owner of the order is told to write. */
export interface RemitFacts {
  readonly account: string;
  readonly code: string;
}

/** Finance of the demonstration: makes the calls of the queue, which has no page here. */
export interface Finance {
  /** Takes a bank statement by which an amount in 元 has come in for an order, and says that it is for that order. */
  receive(facts: RemitFacts, orderNo: string, yuan: string): Promise<void>;
}

/** A transfer as the queue of finance has it. */
interface HeldTransfer {
  readonly transferNo: string;
  readonly serialNo: string;
  readonly doubt: string;
  readonly version: number;
}

/** Makes finance of a browser in which somebody with that role is logged in. */
export async function createFinance(page: Page): Promise<Finance> {
  const { ask, send } = await createCaller(page, '/ops-api/transfer');
  return {
    async receive({ account, code }, orderNo, yuan) {
      const serialNo = `E2E-${orderNo}-${parseInt(yuan, 10)}`;
      const rows = [
        '账号,流水号,交易时间,收入金额,对方户名,附言',
        [account, serialNo, '2026-06-05 12:30:00', yuan, '演示付款人', code].join(','),
      ];
      const file = { name: '流水.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
      expect(await send('importStatement', file)).toMatchObject({ total: 1, waiting: 1 });
      const { list } = await ask<{ list: readonly HeldTransfer[] }>('pageList', { pageNo: 1, pageSize: 100 });
      const held = list.find((each) => each.serialNo === serialNo);
      expect(held?.doubt).toContain('不符');
      await ask('assign', { transferNo: held?.transferNo, version: held?.version, orderNo });
    },
  };
}
