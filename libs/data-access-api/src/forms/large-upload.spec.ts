import { createHash } from 'node:crypto';
import type { ApiRequest } from '../http/api-transport';
import { createAppStore } from '../store/app-store';
import { storeLargeFile } from './large-upload';

const STORED = { id: 'f1', name: '点表.zip', size: 3, type: 'zip' };
const URL = '/ptl/file/large/bytes/f1';

interface TusOptions {
  readonly uploadUrl: string;
  readonly onSuccess: () => void;
  readonly onError: (error: Error) => void;
}

/** How often the line is cut before the bytes have arrived, and where they were sent. */
const mockTus = { cuts: 0, urls: [] as string[] };

jest.mock('tus-js-client', () => ({
  Upload: class {
    constructor(
      readonly file: File,
      readonly options: TusOptions,
    ) {}
    start() {
      const { uploadUrl, onSuccess, onError } = this.options;
      mockTus.urls.push(uploadUrl);
      if (mockTus.cuts === 0) return onSuccess();
      mockTus.cuts -= 1;
      onError(new Error('cut'));
    }
    abort = () => Promise.resolve();
  },
}));

let isOnline = true;

beforeEach(() => {
  Object.assign(mockTus, { cuts: 0, urls: [] });
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  // Browsers have these.
  const digest = async (_name: string, bytes: ArrayBuffer) => createHash('sha256').update(Buffer.from(bytes)).digest();
  Object.defineProperty(globalThis.crypto, 'subtle', { value: { digest }, configurable: true });
  Blob.prototype.arrayBuffer = async () => new ArrayBuffer(3);
});

/** Sends a file; the network is lost with the first of some calls. */
function send({ lostCall = '', signal = new AbortController().signal } = {}) {
  const calls: string[] = [];
  const states: boolean[] = [];
  const transport = async ({ path }: ApiRequest) => {
    const name = path.split('/').at(-1) ?? '';
    calls.push(name);
    if (name === lostCall && calls.indexOf(name) === calls.length - 1) throw new Error('offline');
    const data = name === 'begin' ? { id: 'f1', url: URL, received: 0 } : STORED;
    return { status: 200, body: { code: '200', msg: '', data } };
  };
  const { dispatch } = createAppStore({ transport, onError: () => undefined });
  const file = new File(['abc'], '点表.zip');
  const stored = storeLargeFile(dispatch, file, { signal, onOffline: (isOffline) => states.push(isOffline) });
  return { stored, calls, states };
}

async function waitUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve));
}

function comeOnline(): void {
  isOnline = true;
  window.dispatchEvent(new Event('online'));
}

it('waits for the network, and goes on with the same file', async () => {
  isOnline = false;
  mockTus.cuts = 2;
  const { stored, states } = send();
  await waitUntil(() => states.length === 1);
  // It is there for a moment, and gone again.
  window.dispatchEvent(new Event('online'));
  await waitUntil(() => states.length === 3);
  comeOnline();
  await expect(stored).resolves.toEqual(STORED);
  expect(states).toEqual([true, false, true, false]);
  expect(mockTus.urls).toEqual([URL, URL, URL]);
});

it.each(['begin', 'finish'])('makes the call %s again that was lost with the network', async (lostCall) => {
  isOnline = false;
  const { stored, calls, states } = send({ lostCall });
  await waitUntil(() => states.length === 1);
  comeOnline();
  await expect(stored).resolves.toEqual(STORED);
  expect(calls.filter((name) => name === lostCall)).toHaveLength(2);
});

it('fails where there is a network, and says that nothing is lost', async () => {
  mockTus.cuts = 1;
  const { stored, states } = send();
  await expect(stored).rejects.toMatchObject({ message: '网络中断，请重试，已上传的部分不会丢失' });
  expect(states).toEqual([]);
});

it('waits no longer once it is cancelled', async () => {
  isOnline = false;
  mockTus.cuts = 1;
  const cancelled = new AbortController();
  const { stored, states } = send({ signal: cancelled.signal });
  await waitUntil(() => states.length === 1);
  cancelled.abort(new Error('cancelled'));
  await expect(stored).rejects.toThrow('cancelled');
  comeOnline();
  expect(mockTus.urls).toHaveLength(1);
});
