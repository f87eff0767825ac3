import { parseSharedEnvironment } from '../../../platform/config';
import type { Database } from '../../../platform/database/database';
import { OUTAGE_MOODS } from '../../../testing/outage-moods';
import { setUp } from '../../../testing/set-up';
import { createTestClock } from '../../../testing/test-clock';
import { openDeliveryProvider } from '../open-provider';
import { describeDeliveryProvider, makeDelivery, toCall } from '../testing/delivery-provider-contract';
import { SERVICE_FAILS, SERVICE_SECRET, startFakeDeliveryService } from '../testing/fake-delivery-service';
import { createWebhookDelivery } from './webhook-delivery';
import { readDeliveryWebhook } from './webhook-settings';
import { signWebhook } from './webhook-signature';

/** Tells that somebody asks it. */
const noDatabase = {
  get orm(): never {
    throw new Error('There is no database here');
  },
} as unknown as Database;

const { now: clock } = createTestClock('2026-06-05T12:00:00+08:00');

async function openWebhook(secret = SERVICE_SECRET) {
  const service = await startFakeDeliveryService(clock);
  const provider = createWebhookDelivery({ url: `${service.origin}/deliver`, secret, clock, timeoutMs: 2000 });
  return { service, provider, close: () => service.close() };
}

describeDeliveryProvider('webhook', async () => {
  const { service, provider, close } = await openWebhook();
  return { provider, failing: SERVICE_FAILS, close, pass: async () => service.finish(), breakDown: close };
});

describe('the webhook', () => {
  const { service, provider } = openedWebhook();
  const deliver = (more: object = {}) => provider().deliver(makeDelivery('DL1'), { ...toCall(), ...more });
  afterEach(() => void (service().mood = undefined));

  it('tells what is to be delivered, and for whom by nothing but a code', async () => {
    await deliver();
    expect(service().deliveries.get('DL1')).toEqual(makeDelivery('DL1'));
  });

  it('may tell where its owner works with what was delivered', async () => {
    const delivered = { state: 'delivered', instanceNo: 'I1', consoleUrl: 'https://console.example/i/1' };
    service().mood = { text: JSON.stringify(delivered) };
    expect(await deliver()).toEqual(delivered);
  });

  it.each(['http://console.example/1', 'javascript:alert(1)', '/console', 7])(
    'takes no %j for where that is',
    async (consoleUrl) => {
      service().mood = { text: JSON.stringify({ state: 'delivered', instanceNo: 'I1', consoleUrl }) };
      await expect(deliver()).rejects.toThrow('The webhook of deliveries says what makes no sense');
    },
  );

  it('is signed as others sign', () => {
    // The example of the specification (Standard Webhooks).
    const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
    const [id, at] = ['msg_p5jXN8AQM9LWM0D4loKWxJek', new Date(1_614_265_330_000)];
    expect(signWebhook(secret, { id, at, body: '{"test": 2432232314}' })['webhook-signature']).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  it.each([
    [{ status: 500 }, 'The webhook of deliveries answered 500'],
    [{ status: 302 }, 'The webhook of deliveries gave no answer'],
    [{ status: 404, text: '{"state":"inProgress"}' }, 'The webhook of deliveries answered 404'],
    [{ text: '' }, 'The webhook of deliveries says what makes no sense'],
    [{ text: '{"state":"delivered"}' }, 'The webhook of deliveries says what makes no sense'],
    [{ text: '{"state":"delivered","instanceNo":""}' }, 'The webhook of deliveries says what makes no sense'],
    [
      { text: `{"state":"failed","reason":"${'长'.repeat(201)}"}` },
      'The webhook of deliveries says what makes no sense',
    ],
    [{ text: '{"state":"failed","reason":"a\\u0000b"}' }, 'The webhook of deliveries says what makes no sense'],
    [{ text: ' '.repeat(20_000) }, 'The webhook of deliveries gave no answer: TooLongError'],
    [{ transport: 'hang' as const }, 'The webhook of deliveries gave no answer: TimeoutError'],
  ])('says nothing by %j', async (mood, message) => {
    service().mood = mood;
    await expect(deliver()).rejects.toMatchObject({
      name: 'DeliveryProviderError',
      message: expect.stringContaining(message),
    });
  });

  it.each(OUTAGE_MOODS)('by %j tells that it is away: %j', async (mood, isOutage) => {
    service().mood = mood;
    await expect(deliver()).rejects.toMatchObject({ isOutage });
  });

  it('is not waited for by whoever stops', async () => {
    service().mood = { transport: 'hang' };
    const signal = AbortSignal.abort(new Error('The process stops'));
    await expect(deliver({ signal })).rejects.toMatchObject({ name: 'DeliveryProviderError' });
  });

  it('is refused where the secret is another', async () => {
    const other = await openWebhook(Buffer.alloc(32, 6));
    await expect(other.provider.deliver(makeDelivery('DL1'), toCall())).rejects.toThrow('answered 401');
    await other.close();
  });
});

describe('its settings', () => {
  const secret = `whsec_${SERVICE_SECRET.toString('base64')}`;
  const read = (variables: Readonly<Record<string, string>>) => readDeliveryWebhook(parseSharedEnvironment(variables));

  it('are both there or none', () => {
    const url = 'https://delivery.example.com/hook';
    expect(read({})).toBeUndefined();
    expect(read({ DELIVERY_WEBHOOK_URL: url, DELIVERY_WEBHOOK_SECRET: secret })).toEqual({
      url,
      secret: SERVICE_SECRET,
    });
    const halves: Readonly<Record<string, string>>[] = [
      { DELIVERY_WEBHOOK_URL: url },
      { DELIVERY_WEBHOOK_SECRET: secret },
    ];
    for (const half of halves) expect(() => read(half)).toThrow('set both or none');
  });

  it('come before the sandbox, which is there in a demonstration alone', async () => {
    const open = (isDemo: boolean, variables: Readonly<Record<string, string>> = {}) =>
      openDeliveryProvider({
        environment: parseSharedEnvironment(variables),
        isDemo,
        clock,
        database: noDatabase,
      });
    expect(open(false)).toBeUndefined();
    const named = { DELIVERY_WEBHOOK_URL: 'http://127.0.0.1:9/deliver', DELIVERY_WEBHOOK_SECRET: secret };
    for (const provider of [open(true, named), open(false, named)])
      await expect(provider?.deliver(makeDelivery('DL1'), toCall())).rejects.toThrow('The webhook of deliveries');
    await expect(open(true)?.deliver(makeDelivery('DL1'), toCall())).rejects.toThrow('There is no database here');
  });

  it.each([
    ['DELIVERY_WEBHOOK_URL', 'http://delivery.example.com/hook'],
    ['DELIVERY_WEBHOOK_URL', 'delivery'],
    ['DELIVERY_WEBHOOK_SECRET', SERVICE_SECRET.toString('base64')],
    ['DELIVERY_WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
    ['DELIVERY_WEBHOOK_SECRET', `whsec_${'!'.repeat(43)}`],
  ])('%s is not %s', (name, value) => expect(() => read({ [name]: value })).toThrow(`${name} is not usable`));
});

/** One service for the tests of a `describe`. */
function openedWebhook() {
  const opened = setUp(() => openWebhook());
  return { service: () => opened.service, provider: () => opened.provider };
}
