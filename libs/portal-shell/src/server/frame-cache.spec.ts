/** @jest-environment node */
import type { ApiRequest, Brand } from '@portal/data-access-api';
import { createStubApi } from '@portal/testing';
import { toBrand } from '../config/portal-config';
import { settle } from '../testing/sample-page-cache';
import { sampleConfig } from '../testing/sample-brand';
import { frameResponses } from '../testing/sample-frame';
import { createFrameCache } from './frame-cache';

const brand: Brand = toBrand(sampleConfig, 'https://portal.example');

/** A frame cache over an API of which a test says what it knows and at which version. */
function createFrames() {
  const api = { version: 1, isCurrent: true, maxAgeMs: undefined as number | undefined, calls: 0, isAway: false };
  const stub = createStubApi(frameResponses);
  const transport = async (request: ApiRequest) => {
    api.calls += 1;
    if (api.isAway) throw new Error('away');
    return { ...(await stub.transport(request)), stamp: { version: api.version, maxAgeMs: api.maxAgeMs } };
  };
  const versions = {
    getLatest: () => api.version,
    isOutdated: ({ version }: { readonly version: number | undefined }) => version !== api.version,
    isCurrent: () => api.isCurrent,
  };
  return { api, frames: createFrameCache({ transport, brand, versions }) };
}

/** Asks until what is loaded in the background has been loaded. */
async function load({ frames }: ReturnType<typeof createFrames>) {
  frames.get();
  for (let turn = 0; turn < 5; turn += 1) await settle();
  return frames.get();
}

describe('the frame of all pages', () => {
  it('is loaded once, in the background, and has all its calls', async () => {
    const created = createFrames();
    expect(created.frames.get()).toBeUndefined();
    const frame = await load(created);
    expect(frame?.sources).toHaveLength(5);
    expect(Object.values(frame?.queries ?? {}).map((query) => query?.status)).toEqual(Array(5).fill('fulfilled'));
    expect([created.frames.get(), created.api.calls]).toEqual([frame, 5]);
  });

  it('is loaded again when its content has changed', async () => {
    const created = createFrames();
    const first = await load(created);
    created.api.version = 2;
    expect(created.frames.get()).toBeUndefined();
    const second = await load(created);
    expect(second?.sources.map(({ version }) => version)).toEqual([2, 2, 2, 2, 2]);
    expect(second).not.toBe(first);
  });

  it('is not known, nor asked for, while the API does not tell its versions', async () => {
    const created = createFrames();
    await load(created);
    created.api.isCurrent = false;
    expect(await load(created)).toBeUndefined();
    expect(created.api.calls).toBe(5);
  });

  it.each([
    ['follows the clock', { maxAgeMs: 1000 }],
    ['cannot be read', { isAway: true }],
  ])('is not kept where a part of it %s', async (_name, state) => {
    const created = createFrames();
    Object.assign(created.api, state);
    expect(await load(created)).toBeUndefined();
  });
});
