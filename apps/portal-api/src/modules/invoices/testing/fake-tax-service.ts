import { createHash, createHmac } from 'node:crypto';
import type { Clock } from '../../../platform/clock';
import { readBody } from '../../../testing/fake-gateway';
import { type FakeServer, startFakeServer } from '../../../testing/fake-server';

/** Secret that the service shares with the portal. */
export const TAX_SECRET = Buffer.alloc(32, 9);

/** How old a message may be, in milliseconds. */
const TOLERANCE_MS = 300_000;

const CODES: Readonly<Record<string, string>> = { none: '01', deducted: '02', entered: '03' };

interface Asked {
  readonly requestNo: string;
  readonly total?: number;
  readonly entry?: string;
  readonly code?: string;
  readonly remark?: string;
}

/** A service that issues invoices. */
export interface FakeTaxService extends FakeServer {
  /** What it was asked, in order. */
  readonly calls: { readonly type: string; readonly data: Asked }[];
  /** What it has issued, by the numbers of requests. */
  readonly issued: ReadonlyMap<string, { readonly number: string; readonly total: number }>;
  /** Response to the next requests instead of its own. */
  mood: { readonly status?: number; readonly text?: string; readonly transport?: 'hang' } | undefined;
}

/** Starts it on a free port. It takes nothing that is not signed, or too old, and remembers what it has issued. */
export async function startFakeTaxService(now: Clock): Promise<FakeTaxService> {
  const calls: FakeTaxService['calls'] = [];
  const issued = new Map<string, { number: string; total: number; issuedAt: string }>();
  const confirmations = new Map<string, string>();
  const state = { mood: undefined as FakeTaxService['mood'] };

  function issue({ requestNo, total = 0, remark = '' }: Asked): object {
    if (remark.includes('拒开')) return { state: 'refused', reason: '购方税号有误' };
    const known = issued.get(requestNo) ?? {
      ...{ number: `26${String(issued.size + 1).padStart(18, '0')}`, total, issuedAt: now().toISOString() },
    };
    issued.set(requestNo, known);
    return { state: 'issued', number: known.number, issuedAt: known.issuedAt };
  }

  function respond(type: string, data: Asked): object | undefined {
    switch (type) {
      case 'invoice.issue':
        return issue(data);
      case 'invoice.files': {
        const text = Buffer.from(`${data.requestNo} ${issued.get(data.requestNo)?.number}`).toString('base64');
        return { state: 'ready', pdf: text, ofd: text, xml: text };
      }
      case 'red.ask': {
        const code = confirmations.get(data.requestNo) ?? CODES[data.entry ?? ''] ?? '01';
        confirmations.set(data.requestNo, code);
        return { code, confirmation: createHash('sha256').update(data.requestNo).digest('hex').slice(0, 20) };
      }
      case 'red.settle':
        confirmations.set(data.requestNo, data.code ?? '');
        return {};
      default:
        return undefined;
    }
  }

  const server = await startFakeServer(async (request, response) => {
    const { headers } = request;
    const body = await readBody(request);
    const send = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } = headers;
    const right = createHmac('sha256', TAX_SECRET).update([id, seconds, body].join('.')).digest('base64');
    const isNew = Math.abs(now().getTime() - Number(seconds) * 1000) <= TOLERANCE_MS;
    if (!isNew || signature !== `v1,${right}`) return send(401, '{}');
    const call = JSON.parse(body) as FakeTaxService['calls'][number];
    calls.push(call);
    if (state.mood?.transport === 'hang') return undefined;
    if (state.mood) return send(state.mood.status ?? 200, state.mood.text ?? '');
    const found = respond(call.type, call.data);
    return found ? send(200, JSON.stringify(found)) : send(404, '{}');
  });
  return Object.assign(state, server, { calls, issued });
}
