import type { FastifyReply } from 'fastify';
import type { EventsAnswer } from './raw-answer';

/** A line now and then keeps proxies from giving the connection up, and finds callers who have gone. */
const HEARTBEAT_MS = 20_000;

/** The longest time one connection is held; the caller comes back with a token that is checked again. */
const LONGEST_MS = 10 * 60_000;

/** Sends events to a caller until it goes, as `text/event-stream`. */
export function sendEvents(reply: FastifyReply, { open }: EventsAnswer): FastifyReply {
  const { raw } = reply;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.write(': open\n\n');
  const close = open((data) => void raw.write(`data: ${JSON.stringify(data)}\n\n`));
  const heartbeat = setInterval(() => void raw.write(': still here\n\n'), HEARTBEAT_MS);
  const end = setTimeout(() => raw.end(), LONGEST_MS);
  heartbeat.unref();
  end.unref();
  raw.on('close', () => {
    clearInterval(heartbeat);
    clearTimeout(end);
    close();
  });
  return reply;
}
