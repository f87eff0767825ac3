import { toMoney } from '../../../platform/money/money';
import type { NewTrade, PaymentProvider, RawNotice } from '../provider/payment-provider';

/** A provider of payments, and a payer. */
export interface PaymentProviderUnderTest {
  readonly provider: PaymentProvider;
  /** Goes to a cashier as a payer's browser does. */
  visit(payUrl: string): Promise<unknown>;
  /** Pays a trade whose cashier was visited, and returns the notice that the provider sends of it. */
  pay(payNo: string): Promise<RawNotice>;
  /** Makes the other side unreachable from now on; absent where there is none. */
  breakDown?(): Promise<void>;
  close(): Promise<void>;
}

/** A trade that a spec opens. */
export const makeTrade = (payNo: string, changes: Partial<NewTrade> = {}): NewTrade => ({
  ...{ payNo, amount: toMoney(12_345), title: '设备接入', payBefore: new Date('2026-06-05T14:00:00+08:00') },
  ...{ notifyUrl: 'http://localhost/ptl/pay/notify/test', returnUrl: `http://localhost/order?payNo=${payNo}` },
  ...{ isInWechat: false, isOnTelephone: false },
  ...changes,
});

/** How specs ask. */
export const toCall = () => ({ signal: AbortSignal.timeout(60_000) });

/** Declares the tests that every provider of payments has to pass. */
export function describePaymentProvider(
  name: string,
  start: () => Promise<PaymentProviderUnderTest>,
  changes: Partial<NewTrade> = {},
): void {
  describe(`the payment provider ${name}`, () => {
    let tested: PaymentProviderUnderTest;
    beforeAll(async () => {
      tested = await start();
    });
    afterAll(() => tested.close());

    const openTrade = async (payNo: string) => {
      await tested.visit((await tested.provider.create(makeTrade(payNo, changes), toCall())).url);
    };
    const query = (payNo: string) => tested.provider.query(payNo, toCall());
    const refund = (payNo: string, refundNo: string, fen: number) =>
      tested.provider.refund({ payNo, refundNo, amount: toMoney(fen), total: toMoney(12_345) }, toCall());

    it('opens a trade once for each number', async () => {
      await openTrade('PY1');
      await openTrade('PY1');
      expect(await query('PY1')).toMatchObject({
        ...{ payNo: 'PY1', state: 'waiting', amount: 12_345, currency: 'CNY', paidAt: null },
      });
    });

    it('knows nothing of a trade that nobody opened', async () => {
      expect(await query('PY0')).toBeUndefined();
      expect(await tested.provider.close('PY0', toCall())).toBeUndefined();
    });

    it('tells of a payment by a notice and when it is asked, in the same words', async () => {
      await openTrade('PY2');
      const notice = await tested.pay('PY2');
      const told = await tested.provider.readNotice(notice);
      expect(told).toMatchObject({ payNo: 'PY2', state: 'paid', amount: 12_345, currency: 'CNY' });
      expect([told.tradeNo, told.paidAt]).toEqual([expect.stringMatching(/.+/), expect.any(Date)]);
      expect(await query('PY2')).toEqual(told);
    });

    it('takes no notice that is signed by nobody, or for other words', async () => {
      await openTrade('PY3');
      const { headers, body } = await tested.pay('PY3');
      const text = body.toString('latin1');
      const changed = Buffer.from(text.replace('PY3', 'PY4'), 'latin1');
      expect(changed).not.toEqual(body);
      for (const forged of [
        { headers, body: changed },
        { headers, body: Buffer.alloc(0) },
        { headers: {}, body: changed },
      ])
        await expect(tested.provider.readNotice(forged)).rejects.toMatchObject({ name: 'NoticeRejectedError' });
    });

    it('closes a trade, and tells of one that was paid before', async () => {
      await openTrade('PY5');
      expect(await tested.provider.close('PY5', toCall())).toMatchObject({ state: 'closed', paidAt: null });
      expect(await query('PY5')).toMatchObject({ state: 'closed' });
      await openTrade('PY6');
      await tested.pay('PY6');
      expect(await tested.provider.close('PY6', toCall())).toMatchObject({ state: 'paid' });
    });

    it('has money go back once for each number, and never more than came', async () => {
      await openTrade('PY7');
      await tested.pay('PY7');
      expect(await refund('PY7', 'RF1', 12_000)).toBe('refunded');
      expect(await refund('PY7', 'RF1', 12_000)).toBe('refunded');
      await expect(refund('PY7', 'RF2', 400)).rejects.toThrow();
      expect(await refund('PY7', 'RF3', 345)).toBe('refunded');
    });

    it('has a bill of a day with all that has come in and gone back', async () => {
      await openTrade('PY8');
      const { tradeNo } = await tested.provider.readNotice(await tested.pay('PY8'));
      await openTrade('PY9');
      await refund('PY8', 'RF8', 45);
      const lines = [...((await tested.provider.downloadBill('2026-06-05', toCall())) ?? [])];
      expect(lines.filter((line) => line.tradeNo === tradeNo)).toEqual([
        { kind: 'payment', number: 'PY8', tradeNo, amount: 12_345, isDone: true },
        { kind: 'refund', number: 'RF8', tradeNo, amount: 45, isDone: true },
      ]);
      expect(lines.filter(({ number }) => number === 'PY9')).toEqual([]);
      expect([...((await tested.provider.downloadBill('2026-06-04', toCall())) ?? [])]).toEqual([]);
    });

    it('says what it wants to hear of a notice', () => {
      const { taken, rejected } = tested.provider.noticeResponses;
      expect(taken.text).not.toBe(rejected.text);
    });

    it('says that it cannot be reached', async () => {
      if (tested.breakDown === undefined) return;
      await tested.breakDown();
      await expect(query('PY1')).rejects.toMatchObject({ name: 'ProviderUnreachableError', isOutage: true });
    });
  });
}
