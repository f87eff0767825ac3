import type { FastifyReply } from 'fastify';
import type { EventsResponse } from './raw-response';

/** A line now and then keeps proxies from giving the connection up, and finds callers who have gone. */
const HEARTBEAT_MS = 20_000;

/** The longest time one connection is held; the caller comes back with a token that is checked again. */
const MAX_MS = 10 * 60_000;

/** A caller that takes in nothing any more is not written to until the memory is full. */
const MAX_WAITING_BYTES = 65_536;

/** Sends events to a caller until it goes, as `text/event-stream`. */
export function sendEvents(reply: FastifyReply, { open }: EventsResponse): FastifyReply {
  const { raw } = reply;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  if (reply.request.method === 'HEAD') {
    raw.end();
    return reply;
  }
  // A connection on which little happens is not one to give up here.
  raw.socket?.setTimeout(0);
  const write = (line: string) => {
    if (raw.writableLength > MAX_WAITING_BYTES) raw.destroy();
    else if (!raw.writableEnded) raw.write(line);
  };
  write(': open\n\n');
  const close = open({ send: (data) => write(`data: ${JSON.stringify(data)}\n\n`), end: () => void raw.end() });
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  const end = setTimeout(() => raw.end(), MAX_MS);
  heartbeat.unref();
  end.unref();
  raw.on('close', () => {
    clearInterval(heartbeat);
    clearTimeout(end);
    close();
  });
  return reply;
}
