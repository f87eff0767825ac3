import { createHmac } from 'node:crypto';
import type { Clock } from '../../../platform/clock';
import { readBody } from '../../../testing/fake-gateway';
import { type FakeServer, startFakeServer } from '../../../testing/fake-server';

/** Secret that the service shares with the portal. */
export const MODEL_SECRET = Buffer.alloc(32, 7);

/** How old a message may be, in milliseconds. */
const TOLERANCE_MS = 300_000;

/** A service that runs models. */
export interface FakeModelService extends FakeServer {
  /** What it was asked, in order. */
  readonly calls: object[];
  /** Response to the next requests instead of its own. */
  mood: { readonly status?: number; readonly text?: string; readonly transport?: 'hang' } | undefined;
}

/** Starts it on a free port. It takes nothing that is not signed, or too old, and answers with the number of parameters. */
export async function startFakeModelService(now: Clock): Promise<FakeModelService> {
  const calls: object[] = [];
  const state = { mood: undefined as FakeModelService['mood'] };
  const server = await startFakeServer(async (request, response) => {
    const { headers } = request;
    const body = await readBody(request);
    const send = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } = headers;
    const right = createHmac('sha256', MODEL_SECRET).update([id, seconds, body].join('.')).digest('base64');
    const isNew = Math.abs(now().getTime() - Number(seconds) * 1000) <= TOLERANCE_MS;
    if (!isNew || signature !== `v1,${right}`) return send(401, '{}');
    const call = JSON.parse(body) as { input: object };
    calls.push(call);
    if (state.mood?.transport === 'hang') return undefined;
    if (state.mood) return send(state.mood.status ?? 200, state.mood.text ?? '');
    return send(200, JSON.stringify({ output: { parameters: Object.keys(call.input).length } }));
  });
  return Object.assign(state, server, { calls });
}
