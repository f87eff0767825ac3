import { createParser } from 'eventsource-parser';
import { get, type IncomingMessage } from 'node:http';
import type { TestBrowser } from './test-browser';

/** A stream of events as a listening browser sees it. */
export interface TestStream {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Data of the events so far. */
  readonly events: readonly unknown[];
  /** Resolves once an event fulfils a condition; rejects after five seconds. */
  waitFor(isIt: (data: never) => boolean): Promise<void>;
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  /** Goes away, as a closed tab does. */
  abort(): void;
}

const WAIT_LIMIT_MS = 60_000;

/** Opens a stream over a real connection. */
export async function openStream(origin: string, path: string, browser: TestBrowser): Promise<TestStream> {
  const cookie = Array.from(browser.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${origin}${path}`, { agent: false, headers: { cookie, ...browser.tokenHeaders() } }, resolve).on(
      'error',
      reject,
    );
  });
  const events: unknown[] = [];
  const watchers = new Set<() => void>();
  const parser = createParser({
    onEvent: ({ data }) => {
      events.push(JSON.parse(data));
      for (const watch of watchers) watch();
    },
  });
  response.setEncoding('utf8').on('data', (text: string) => parser.feed(text));
  // A connection that breaks off ends the stream as well.
  response.on('error', () => undefined);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    ended: new Promise((resolve) => response.once('close', resolve)),
    abort: () => void response.destroy(),
    waitFor: (isIt) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`No such event in ${JSON.stringify(events)}`)), WAIT_LIMIT_MS);
        const watch = () => {
          if (!events.some((data) => isIt(data as never))) return;
          clearTimeout(timer);
          watchers.delete(watch);
          resolve();
        };
        watchers.add(watch);
        watch();
      }),
  };
}
