import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../../../platform/clock';
import { readBody } from '../../../testing/fake-gateway';
import { type FakeServer, startFakeServer } from '../../../testing/fake-server';
import type { NewDelivery, ReducedDelivery } from '../provider/delivery-provider';

/** Secret that the service shares with the portal. */
export const SERVICE_SECRET = Buffer.alloc(32, 5);

/** Words in a remark that have the service fail. */
export const SERVICE_FAILS = '无法开通';

/** How old a message may be, in milliseconds. */
const TOLERANCE_MS = 300_000;

/** A service that delivers. */
export interface FakeDeliveryService extends FakeServer {
  /** What it was asked for, each number once. */
  readonly deliveries: ReadonlyMap<string, NewDelivery>;
  /** What it was told to be left of deliveries, by their numbers. */
  readonly left: ReadonlyMap<string, ReducedDelivery>;
  /** Instances that it has made, by the numbers of their deliveries. */
  readonly instances: ReadonlyMap<string, string>;
  /** Response to the next requests instead of its own. */
  mood: { readonly status?: number; readonly text?: string; readonly transport?: 'hang' } | undefined;
  /** Ends what it is at work on. */
  finish(): void;
}

/** Starts it on a free port. It takes nothing that is not signed, or too old. */
export async function startFakeDeliveryService(now: Clock): Promise<FakeDeliveryService> {
  const deliveries = new Map<string, NewDelivery>();
  const instances = new Map<string, string>();
  const ended = new Set<string>();
  const left = new Map<string, ReducedDelivery>();
  const end = (id: string) => {
    ended.add(id);
    instances.delete(id);
  };
  const state = {
    mood: undefined as FakeDeliveryService['mood'],
    finish() {
      for (const [id, { remark }] of deliveries) {
        if (ended.has(id)) continue;
        ended.add(id);
        if (!remark.includes(SERVICE_FAILS)) instances.set(id, `INS-${instances.size + 1}`);
      }
    },
  };

  function describe(id: string): object {
    if (!ended.has(id)) return { state: 'inProgress' };
    const instanceNo = instances.get(id);
    return instanceNo ? { state: 'delivered', instanceNo } : { state: 'failed', reason: '没有可用的资源' };
  }

  const server = await startFakeServer(async (request, response) => {
    const body = await readBody(request);
    const send = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    if (!isSigned(request.headers, body, now())) return send(401, '{}');
    const { type, data } = JSON.parse(body) as { type: string; data: NewDelivery };
    const id = String(request.headers['webhook-id']);
    if (type === 'order.reduce') {
      if (state.mood) return send(state.mood.status ?? 200, state.mood.text ?? '');
      left.set(data.deliveryNo, data);
      if (data.lines.length === 0) end(data.deliveryNo);
      return send(200, '{}');
    }
    if (type !== 'order.deliver' || id !== data.deliveryNo) return send(400, '{}');
    if (!deliveries.has(id)) deliveries.set(id, data);
    if (state.mood?.transport === 'hang') return undefined;
    if (state.mood) return send(state.mood.status ?? 200, state.mood.text ?? '');
    return send(200, JSON.stringify(describe(id)));
  });

  return Object.assign(state, server, { deliveries, instances, left });
}

/** Whether a message is the portal's and new, as the specification of Standard Webhooks says. */
function isSigned(headers: IncomingHttpHeaders, body: string, at: Date): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } = headers;
  const isNew = Math.abs(at.getTime() - Number(seconds) * 1000) <= TOLERANCE_MS;
  const right = createHmac('sha256', SERVICE_SECRET).update([id, seconds, body].join('.')).digest('base64');
  return isNew && headers['idempotency-key'] === id && signature === `v1,${right}`;
}
