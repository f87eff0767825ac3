import { Agent, createServer, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '../wait-until';
import { listenOnFreePort } from './listen-on-free-port';
import { addVisitor, withoutConnection } from './proxy-headers';

/** How often instances are asked whether they are ready. */
const ASK_EVERY_MS = 50;

/** Connections without work are closed before the server behind them does so. */
const IDLE_MS = 5000;

/** One server of those a balancer sends requests to. */
export interface Target {
  readonly name: string;
  /** `undefined` while it does not run. */
  readonly origin: string | undefined;
}

/** Spreads requests over servers. */
export interface Balancer {
  readonly origin: string;
  /** Requests sent to each target so far, by its name. */
  readonly sent: ReadonlyMap<string, number>;
  /** Requests so far that found nobody where they were sent, and went on to the next target. */
  countMisses(): number;
  /** Waits until a target gets requests. */
  waitUntilIn(target: Target): Promise<void>;
  /** Waits until a target gets no more requests and has begun to respond to those it got. */
  waitUntilOut(target: Target): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a proxy as those in front of several instances are: it asks each whether it is ready, sends requests to those
 * that are, in turn, and sends one to the next only where it has never reached the first.
 */
export async function startBalancer(targets: readonly Target[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  const ready = new Set<Target>();
  const sent = new Map(targets.map(({ name }) => [name, 0]));
  const waiting = new Map(targets.map(({ name }) => [name, 0]));
  const add = (counts: Map<string, number>, { name }: Target, more: number) =>
    counts.set(name, (counts.get(name) ?? 0) + more);
  let misses = 0;
  let turn = 0;
  let isClosed = false;

  const askAll = () =>
    Promise.all(
      targets.map(async (target) => {
        if (await isReady(target)) ready.add(target);
        else ready.delete(target);
      }),
    );
  const watch = async () => {
    for (; !isClosed; await delay(ASK_EVERY_MS)) await askAll();
  };
  const watching = watch();

  /** Those that are ready, beginning with the one whose turn it is; where none is, all. */
  function listCandidates(): Target[] {
    turn += 1;
    const candidates = ready.size > 0 ? targets.filter((target) => ready.has(target)) : targets;
    return candidates.map((_target, index) => candidates[(turn + index) % candidates.length] as Target);
  }

  function handOn(request: IncomingMessage, response: ServerResponse, [target, ...others]: Target[]): void {
    if (target === undefined) return void response.writeHead(503).end();
    const tryNext = () => handOn(request, response, others);
    if (target.origin === undefined) return tryNext();
    const { hostname, port } = new URL(target.origin);
    const headers = { ...withoutConnection(request.headers), 'x-forwarded-for': addVisitor(request) };
    const options = { agent, hostname, port, headers, method: request.method, path: request.url };
    let isReached = false;
    let isWaiting = true;
    const endWaiting = () => {
      if (isWaiting) add(waiting, target, -1);
      isWaiting = false;
    };
    add(waiting, target, 1);
    const upstream = openRequest(options, (incoming) => {
      endWaiting();
      response.writeHead(incoming.statusCode ?? 502, withoutConnection(incoming.headers));
      incoming.on('error', () => response.destroy()).pipe(response);
    });
    const send = () => {
      isReached = true;
      add(sent, target, 1);
      request.pipe(upstream);
    };
    upstream.once('socket', (socket) => (socket.connecting ? socket.once('connect', send) : send()));
    upstream.on('error', () => {
      endWaiting();
      if (response.destroyed) return;
      if (!isReached) {
        misses += 1;
        return tryNext();
      }
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    response.on('close', () => upstream.destroy());
  }

  const server = createServer((request, response) => handOn(request, response, listCandidates()));
  const origin = await listenOnFreePort(server);
  return {
    origin,
    sent,
    countMisses: () => misses,
    waitUntilIn: async (target) => void (await waitUntil(() => ready.has(target))),
    waitUntilOut: async (target) => void (await waitUntil(() => !ready.has(target) && waiting.get(target.name) === 0)),
    async close() {
      isClosed = true;
      await watching;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isReady({ origin }: Target): Promise<boolean> {
  if (origin === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    const asked = openRequest(`${origin}/readyz`, { agent: false }, (incoming) => {
      incoming.resume();
      resolve(incoming.statusCode === 200);
    });
    asked.on('error', () => resolve(false)).end();
  });
}
