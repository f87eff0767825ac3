import { toMoney } from '../../../platform/money/money';
import type { TaxProvider, TaxRequest } from '../provider/tax-provider';

/** A provider of invoices, and what a spec makes of it. */
export interface TaxProviderUnderTest {
  readonly provider: TaxProvider;
  /** Makes the other side unreachable from now on; absent where there is none. */
  breakDown?(): Promise<void>;
  close(): Promise<void>;
}

/** An invoice that a spec has issued. */
export const makeTaxRequest = (requestNo: string, changes: Partial<TaxRequest> = {}): TaxRequest => ({
  ...{ requestNo, requestedAt: new Date('2026-06-05T04:00:00Z'), kind: 'ordinary', remark: '', drawer: '王' },
  buyer: { name: '启明制造有限公司', taxNumber: '91990000MA000004X6' },
  seller: { name: '启衡科技有限公司', taxNumber: '91990000MA00000000' },
  lines: [
    {
      ...{ name: '*信息技术服务*工具', specification: '', unit: '项', quantity: 1, unitPrice: '94.34', taxRate: 6 },
      ...{ amount: toMoney(9434), tax: toMoney(566) },
    },
  ],
  ...{ amount: toMoney(9434), tax: toMoney(566), total: toMoney(10_000) },
  ...changes,
});

/** How specs ask. */
export const toTaxCall = () => ({ signal: AbortSignal.timeout(60_000) });

/** Declares the tests that every provider of invoices has to pass. */
export function describeTaxProvider(name: string, start: () => Promise<TaxProviderUnderTest>): void {
  describe(`the provider of invoices ${name}`, () => {
    let tested: TaxProviderUnderTest;
    beforeAll(async () => {
      tested = await start();
    });
    afterAll(() => tested.close());

    const issue = async (request: TaxRequest) => {
      const outcome = await tested.provider.issue(request, toTaxCall());
      if (outcome.state !== 'issued') throw new Error(outcome.state);
      return outcome;
    };

    it('issues an invoice once for each number of a request, each with 20 digits of its own', async () => {
      const first = await issue(makeTaxRequest('FP1'));
      expect(first.number).toMatch(/^\d{20}$/);
      expect(await issue(makeTaxRequest('FP1'))).toEqual(first);
      const others = await Promise.all(['FP2', 'FP3', 'FP4'].map((no) => issue(makeTaxRequest(no))));
      expect(new Set([first, ...others].map(({ number }) => number)).size).toBe(4);
    });

    it('gives its files, the same each time', async () => {
      const request = makeTaxRequest('FP5');
      const issued = await issue(request);
      const files = await tested.provider.readFiles(request, issued, toTaxCall());
      expect(Object.values(files ?? {}).map((bytes) => bytes.length > 10)).toEqual([true, true, true]);
      expect(await tested.provider.readFiles(request, issued, toTaxCall())).toEqual(files);
    });

    it('refuses one that it cannot issue, and says why', async () => {
      const outcome = await tested.provider.issue(makeTaxRequest('FP6', { remark: '测试拒开' }), toTaxCall());
      expect(outcome).toMatchObject({ state: 'refused', reason: expect.stringMatching(/./) });
    });

    it.each([
      ['none', '01'],
      ['deducted', '02'],
      ['entered', '03'],
    ] as const)('opens the confirmation of a red invoice of one that was %s by %s', async (entry, code) => {
      const question = { requestNo: `HZ-${entry}`, number: '1'.repeat(20), reason: 1, entry } as const;
      const opened = await tested.provider.askRed(question, toTaxCall());
      expect(opened).toEqual({ code, confirmation: expect.stringMatching(/^\w{10,40}$/) });
      expect((await tested.provider.askRed(question, toTaxCall())).confirmation).toBe(opened.confirmation);
      const settled = { ...opened, requestNo: question.requestNo, code: '04' } as const;
      await tested.provider.settleRed(settled, toTaxCall());
      await tested.provider.settleRed(settled, toTaxCall());
    });

    it('issues a red invoice', async () => {
      const blue = await issue(makeTaxRequest('FP7'));
      const [amount, tax, total] = [toMoney(-9434), toMoney(-566), toMoney(-10_000)];
      const lines = makeTaxRequest('').lines.map((line) => ({ ...line, quantity: -1, amount, tax }));
      const red = { number: blue.number, confirmation: '12345678901234567890', reason: '开票有误' };
      const issued = await issue(makeTaxRequest('HZ7', { lines, amount, tax, total, red }));
      expect(issued.number).not.toBe(blue.number);
    });

    it('says that it cannot be reached', async () => {
      if (tested.breakDown === undefined) return;
      await tested.breakDown();
      await expect(tested.provider.issue(makeTaxRequest('FP8'), toTaxCall())).rejects.toMatchObject({
        ...{ name: 'TaxProviderError', isOutage: true },
      });
    });
  });
}
