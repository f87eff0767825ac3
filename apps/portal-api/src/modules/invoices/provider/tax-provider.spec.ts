import { parseSharedEnvironment } from '../../../platform/config';
import { OUTAGE_MOODS } from '../../../testing/outage-moods';
import { setUp } from '../../../testing/set-up';
import { createTestClock } from '../../../testing/test-clock';
import { startFakeTaxService, TAX_SECRET } from '../testing/fake-tax-service';
import { describeTaxProvider, makeTaxRequest, toTaxCall } from '../testing/tax-provider-contract';
import { createHttpTax } from './http-tax';
import { DEMO_SELLER, openTaxDesk } from './open-tax-desk';
import { sandboxTax } from './sandbox-tax';

const { now: clock } = createTestClock('2026-06-05T12:00:00+08:00');

async function openService(secret = TAX_SECRET) {
  const service = await startFakeTaxService(clock);
  const provider = createHttpTax({ url: `${service.origin}/tax`, secret, clock, timeoutMs: 2000 });
  return { service, provider, close: () => service.close() };
}

describeTaxProvider('sandbox', async () => ({ provider: sandboxTax, close: async () => undefined }));

describeTaxProvider('over HTTP', async () => {
  const { provider, close } = await openService();
  return { provider, close, breakDown: close };
});

describe('the tax service', () => {
  const opened = setUp(() => openService());
  const issue = (no = 'FP1') => opened.provider.issue(makeTaxRequest(no), toTaxCall());
  afterEach(() => void (opened.service.mood = undefined));

  it('hears sums in 分 and whom it is for', async () => {
    await issue();
    expect(opened.service.calls).toEqual([
      {
        type: 'invoice.issue',
        data: expect.objectContaining({
          requestNo: 'FP1',
          total: 10_000,
          buyer: expect.objectContaining({ taxNumber: '91990000MA000004X6' }),
        }),
      },
    ]);
  });

  it('may take its time', async () => {
    opened.service.mood = { text: '{"state":"inProgress"}' };
    expect(await issue()).toEqual({ state: 'inProgress' });
    const issued = { state: 'issued', number: '1'.repeat(20), issuedAt: clock() } as const;
    expect(await opened.provider.readFiles(makeTaxRequest('FP1'), issued, toTaxCall())).toBeUndefined();
  });

  it.each([
    [{ status: 500 }, 'The tax service answered 500'],
    [{ status: 302 }, 'The tax service gave no answer'],
    [{ text: '' }, 'The tax service says what makes no sense'],
    [{ text: '{"state":"issued","number":"12","issuedAt":"2026-06-05T04:00:00Z"}' }, 'makes no sense'],
    [{ text: '{"state":"issued","number":"12345678901234567890","issuedAt":"today"}' }, 'makes no sense'],
    [{ text: '{"state":"sold"}' }, 'makes no sense'],
    [{ transport: 'hang' as const }, 'The tax service gave no answer: TimeoutError'],
  ])('says nothing by %j', async (mood, message) => {
    opened.service.mood = mood;
    await expect(issue()).rejects.toMatchObject({
      name: 'TaxProviderError',
      message: expect.stringContaining(message),
    });
  });

  it.each(OUTAGE_MOODS)('by %j tells that it is away: %j', async (mood, isOutage) => {
    opened.service.mood = mood;
    await expect(issue()).rejects.toMatchObject({ isOutage });
  });

  it('takes nothing that is signed with another secret', async () => {
    const other = await openService(Buffer.alloc(32, 6));
    await expect(other.provider.issue(makeTaxRequest('FP1'), toTaxCall())).rejects.toThrow('answered 401');
    await other.close();
  });
});

describe('its settings', () => {
  const secret = `whsec_${TAX_SECRET.toString('base64')}`;
  const named = {
    ...{ TAX_PROVIDER_URL: 'http://127.0.0.1:9/tax', TAX_PROVIDER_SECRET: secret, INVOICE_DRAWER: '王' },
    ...{ INVOICE_SELLER_NAME: '启衡科技有限公司', INVOICE_SELLER_TAX_NUMBER: '91990000MA00000000' },
  };
  const open = (isDemo: boolean, variables: Readonly<Record<string, string>> = {}) =>
    openTaxDesk({ environment: parseSharedEnvironment(variables), isDemo, clock });

  it('come before the sandbox, which is there in a demonstration alone', () => {
    expect(open(false)).toBeUndefined();
    expect(open(true)).toEqual({ provider: sandboxTax, seller: DEMO_SELLER });
    expect(open(true, { ...named, INVOICE_SELLER_BANK: '中国银行' })).toMatchObject({
      seller: { name: '启衡科技有限公司', bank: '中国银行', drawer: '王' },
      provider: { isSample: false },
    });
  });

  it.each(Object.keys(named))('are all there or none: without %s', (name) => {
    const rest = Object.fromEntries(Object.entries(named).filter(([key]) => key !== name));
    expect(() => open(true, rest)).toThrow('set all or none');
  });

  it.each([
    ['TAX_PROVIDER_URL', 'http://tax.example.com/'],
    ['TAX_PROVIDER_SECRET', 'whsec_c2hvcnQ='],
    ['INVOICE_SELLER_TAX_NUMBER', '123'],
  ])('%s is not %s', (name, value) => expect(() => open(true, { [name]: value })).toThrow(`${name} is not usable`));
});
