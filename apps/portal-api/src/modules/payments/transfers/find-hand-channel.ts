import { eq } from 'drizzle-orm';
import type { QueryRunner } from '../../../platform/database/database';
import { TRANSFER } from './post-transfer';
import { transfer } from './transfers.tables';

/** Channel of money that came by neither an online payment nor a transfer. */
const OFFLINE = 'offline';

/** Channel of the ledger by which money of an order came in that no provider took. */
export async function findHandChannel(runner: QueryRunner, orderNo: string): Promise<string> {
  return (await runner.$count(transfer, eq(transfer.orderNo, orderNo))) > 0 ? TRANSFER : OFFLINE;
}
