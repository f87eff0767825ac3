import { randomUUID } from 'node:crypto';
import { createSeededRandom } from '../seeded-random';
import type { TestBrowser } from '../test-browser';
import { waitUntil } from '../wait-until';
import type { Cluster } from './cluster';
import { type HttpResponse, sendRequest } from './http-target';
import { takeAddress } from './visitors';

/** Visitors who do something at the same time. */
const WORKERS = 6;

/** A contact request, which is told from all others by the name of its company. */
interface Write {
  readonly companyName: string;
  readonly key: string;
}

type Headers = Readonly<Record<string, string>>;

export interface LoadOptions {
  readonly cluster: Pick<Cluster, 'origin'>;
  readonly seed: number;
  /** Pages they read, by their paths. */
  readonly pages: readonly string[];
  /** Somebody who is logged in meanwhile. */
  readonly member: TestBrowser;
  /** A telephone, encrypted as pages do. */
  readonly telephone: string;
}

/** Visitors at work: they read pages, make calls, and write. */
export interface Load {
  /** Companies of the writes that were acknowledged. */
  readonly acknowledged: readonly string[];
  /** What went wrong, in the order in which it did. */
  readonly failures: readonly string[];
  countRequests(): number;
  /** Waits until so many more requests have been answered as they should be. */
  waitForMore(requests: number): Promise<void>;
  /** Waits until everything is done, and every write acknowledged. */
  finish(): Promise<void>;
}

/** Has visitors come by the front until `finish` is called. A write that fails is sent again with its key. */
export function startLoad({ cluster, seed, pages, member, telephone }: LoadOptions): Load {
  const random = createSeededRandom(seed);
  const acknowledged: string[] = [];
  const failures: string[] = [];
  const unfinished: Write[] = [];
  let writes = 0;
  let good = 0;
  let isOver = false;

  async function send(url: string, headers: Headers = {}, payload?: object): Promise<HttpResponse> {
    const response = await sendRequest(cluster.origin, {
      ...{ url, payload, method: payload ? 'POST' : 'GET', remoteAddress: takeAddress() },
      headers: { host: new URL(cluster.origin).host, ...headers },
    });
    if (response.statusCode !== 200) throw new Error(`${url} was responded to with ${response.statusCode}`);
    return response;
  }

  const write = async ({ companyName, key }: Write) => {
    const payload = { userName: '王小明', companyName, telephone, consent: true };
    await send('/ptl/contact/addContact', { 'idempotency-key': key }, payload);
    acknowledged.push(companyName);
  };
  const choose = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? '';
  const createWrite = (): Write => {
    writes += 1;
    return { companyName: `负载公司${seed}-${writes}`, key: randomUUID() };
  };
  const tryWrite = async (each: Write) => {
    try {
      await write(each);
    } catch (error) {
      unfinished.push(each);
      throw error;
    }
  };

  const actions: Readonly<Record<string, () => Promise<unknown>>> = {
    page: () => send(choose(pages)),
    call: () => send('/portal/system/pageConf/findAll'),
    member: async () => {
      if ((await readAccount()) === null) throw new Error('The session was not known');
    },
    write: () => tryWrite(unfinished.shift() ?? createWrite()),
  };

  async function readAccount(): Promise<unknown> {
    const cookie = Array.from(member.cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const response = await send('/ptl/auth/api/checkToken', { cookie, ...member.tokenHeaders() });
    return (response.json() as { data: unknown }).data;
  }

  const work = async () => {
    const names = Object.keys(actions);
    while (!isOver || unfinished.length > 0) {
      const name = isOver ? 'write' : choose(names);
      try {
        await actions[name]?.();
        good += 1;
      } catch (error) {
        failures.push(`${name}: ${String(error)}`);
      }
    }
  };
  const workers = Array.from({ length: WORKERS }, work);
  const countRequests = () => good + failures.length;
  return {
    ...{ acknowledged, failures, countRequests },
    async waitForMore(requests) {
      const before = good;
      await waitUntil(() => good >= before + requests);
    },
    async finish() {
      isOver = true;
      await Promise.all(workers);
    },
  };
}
