import { z } from 'zod';
import { parseSharedEnvironment } from '../../../platform/config';
import { openTestDatabase } from '../../../testing/patient-limits';
import type { Trade } from '../provider/payment-provider';
import { signNotice } from '../provider/sandbox-notice';
import { createTakeNotice } from '../take-notice';
import { assemblePayments } from './payment-parts';

const startSchema = z.object({ address: z.looseObject({}), dataKey: z.string(), at: z.string() });

/** What a worker is told to do: to take the notice of a trade, or to ask the provider of all that is due. */
export type WorkerOrder = Omit<Trade, 'paidAt'> | 'check';

// A process that takes payments on as the portal does, and nothing else: it is there to be killed.
const { address, dataKey, at } = startSchema.parse(JSON.parse(process.env['PAYMENT_WORKER'] ?? '{}'));
const database = openTestDatabase(address);
const clock = () => new Date(at);
const environment = parseSharedEnvironment({ NODE_ENV: 'test', PORTAL_DATA_KEY: dataKey });
const { protection, providers, outcome, check } = assemblePayments({ database, clock, environment });
const takeNotice = createTakeNotice({ database, clock, outcome, noteRejection: () => undefined });

async function obey(order: WorkerOrder): Promise<unknown> {
  if (order === 'check') return check();
  const notice = signNotice(protection, { ...order, paidAt: clock() });
  return takeNotice('sandbox', providers.get('sandbox'), notice);
}

process.on('message', (order: WorkerOrder) => void obey(order).then(() => process.send?.('done')));
process.on('disconnect', () => process.exit());
process.send?.('ready');
