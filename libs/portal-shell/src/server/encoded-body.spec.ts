/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { EncodedBody } from './encoded-body';

const TEXT = '设备接入平台'.repeat(200);
const MINUTE = 60_000;

/** A body whose clock a test sets. */
function createBody(text = TEXT) {
  const clock = { now: 0 };
  return { clock, body: new EncodedBody(text, { now: () => clock.now }) };
}

const send = (body: EncodedBody, times: number) => {
  for (let count = 0; count < times; count += 1) body.encode('br');
};

/** Waits until a body holds other bytes; whoever counted them before hears of it no more. */
const waitForChange = (body: EncodedBody) => new Promise<void>((resolve) => (body.onChange = resolve));

describe('a body', () => {
  it('is the same text in every encoding, from the first time on', () => {
    const { body } = createBody();
    expect(body.encode('identity').toString()).toBe(TEXT);
    expect(gunzipSync(body.encode('gzip')).toString()).toBe(TEXT);
    expect(brotliDecompressSync(body.encode('br')).toString()).toBe(TEXT);
  });

  it('is compressed once, and not where nobody takes it', () => {
    const { body } = createBody();
    const onChange = jest.fn();
    body.onChange = onChange;
    body.encode('identity');
    expect([body.byteLength, onChange.mock.calls.length]).toEqual([body.identity.byteLength, 0]);
    expect(body.encode('gzip')).toBe(body.encode('gzip'));
    expect(body.encode('br')).toBe(body.encode('br'));
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(body.byteLength).toBe(
      body.identity.byteLength + body.encode('gzip').byteLength + body.encode('br').byteLength,
    );
  });

  it('is compressed as well as can be once it has lasted and was sent often, and not before', async () => {
    // Text in which the better compression finds more.
    const text = Array.from({ length: 4000 }, (_, index) => `${(index * 7919) % 1009} 设备${index % 97}`).join(' ');
    const [fresh, seldom, lasting] = [createBody(text), createBody(text), createBody(text)];
    const quick = lasting.body.encode('br');
    send(fresh.body, 100);
    seldom.clock.now = MINUTE;
    send(seldom.body, 9);
    lasting.clock.now = MINUTE;
    send(lasting.body, 8);
    const changed = waitForChange(lasting.body);
    expect(lasting.body.encode('br')).toBe(quick);
    await changed;
    const best = lasting.body.encode('br');
    expect(best.byteLength).toBeLessThan(quick.byteLength);
    expect(brotliDecompressSync(best).toString()).toBe(text);
    const quickLength = quick.byteLength + Buffer.byteLength(text);
    expect([fresh.body.byteLength, seldom.body.byteLength]).toEqual([quickLength, quickLength]);
  });

  it('that is there to stay is compressed as well as can be after it was first sent', async () => {
    const text = Array.from({ length: 4000 }, (_, index) => `${(index * 7919) % 1009} 设备${index % 97}`).join(' ');
    const body = new EncodedBody(text, { lasts: true });
    const quick = body.encode('br');
    await waitForChange(body);
    const best = body.encode('br');
    expect(best.byteLength).toBeLessThan(quick.byteLength);
    expect(brotliDecompressSync(best).toString()).toBe(text);
  });

  it('waits for its turn, and asks again with a later visit where too many wait', async () => {
    const bodies = Array.from({ length: 101 }, (_, index) => createBody(TEXT + String(index)));
    const made: number[] = [];
    const changes = bodies.map(({ body, clock }, index) => {
      send(body, 9);
      clock.now = MINUTE;
      const changed = waitForChange(body).then(() => made.push(index));
      send(body, 1);
      return changed;
    });
    await Promise.all(changes.slice(0, 100));
    expect(made).toEqual(Array.from({ length: 100 }, (_, index) => index));
    send((bodies[100] as (typeof bodies)[0]).body, 10);
    await changes[100];
    expect(made).toHaveLength(101);
  });
});
