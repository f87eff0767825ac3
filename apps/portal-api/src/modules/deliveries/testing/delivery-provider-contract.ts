import type { DeliveryProvider, NewDelivery } from '../provider/delivery-provider';

/** A provider of deliveries, and what a spec makes of it. */
export interface DeliveryProviderUnderTest {
  readonly provider: DeliveryProvider;
  /** Lets as much time pass as a delivery takes. */
  pass(): Promise<unknown>;
  /** Whether it tells where what it delivers is worked with. */
  readonly hasConsole?: boolean;
  /** Words in a remark that have a delivery fail. */
  readonly failing: string;
  /** Makes the other side unreachable from now on; absent where there is none. */
  breakDown?(): Promise<void>;
  close(): Promise<void>;
}

/** A delivery that a spec asks for. */
export const makeDelivery = (deliveryNo: string, changes: Partial<NewDelivery> = {}): NewDelivery => ({
  ...{ deliveryNo, orderNo: `OD-${deliveryNo}`, userCode: 'U1', remark: '' },
  ...{ productCode: 'iot-hub', productName: '设备接入' },
  lines: [{ mealCode: 'iot-hub-basic', planName: '标准版', quantity: 2, period: 12 }],
  ...changes,
});

/** How specs ask. */
export const toCall = () => ({ signal: AbortSignal.timeout(60_000) });

/** Declares the tests that every provider of deliveries has to pass. */
export function describeDeliveryProvider(name: string, start: () => Promise<DeliveryProviderUnderTest>): void {
  describe(`the provider of deliveries ${name}`, () => {
    let tested: DeliveryProviderUnderTest;
    beforeAll(async () => {
      tested = await start();
    });
    afterAll(() => tested.close());

    const ask = (deliveryNo: string, changes?: Partial<NewDelivery>) =>
      tested.provider.deliver(makeDelivery(deliveryNo, changes), toCall());

    it('delivers after a while, once for each number', async () => {
      expect(await Promise.all([ask('DL1'), ask('DL1')])).toEqual([{ state: 'inProgress' }, { state: 'inProgress' }]);
      await tested.pass();
      const first = await ask('DL1');
      expect(first).toEqual({
        ...{ state: 'delivered', instanceNo: expect.stringMatching(/.+/) },
        ...(tested.hasConsole && { consoleUrl: expect.stringMatching(/^(https?:\/)?\/\w/) }),
      });
      await tested.pass();
      expect(await ask('DL1')).toEqual(first);
    });

    it('makes something else for another number, of the same order too', async () => {
      const orderNo = 'OD2';
      await Promise.all([ask('DL2', { orderNo }), ask('DL3', { orderNo })]);
      await tested.pass();
      expect(await ask('DL2', { orderNo })).not.toEqual(await ask('DL3', { orderNo }));
    });

    it('says why it has failed, and stays with it; another number has its own end', async () => {
      const remark = `请尽快，${tested.failing}`;
      expect(await ask('DL4', { remark })).toEqual({ state: 'inProgress' });
      await tested.pass();
      const failed = { state: 'failed', reason: expect.stringMatching(/\p{Script=Han}/u) };
      expect(await ask('DL4', { remark })).toEqual(failed);
      expect(await ask('DL4')).toEqual(failed);
      await ask('DL5');
      await tested.pass();
      expect(await ask('DL5')).toMatchObject({ state: 'delivered' });
    });

    it('makes nothing of what is not wanted any more, whether it has heard of it or not', async () => {
      const withdraw = (deliveryNo: string) =>
        tested.provider.reduce({ deliveryNo, orderNo: `OD-${deliveryNo}`, lines: [] }, toCall());
      await ask('DL6');
      for (const deliveryNo of ['DL6', 'DL6', 'DL7']) await withdraw(deliveryNo);
      await tested.pass();
      for (const deliveryNo of ['DL6', 'DL7']) expect(await ask(deliveryNo)).toMatchObject({ state: 'failed' });
    });

    it('hears what is left of what it has delivered', async () => {
      await ask('DL8');
      await tested.pass();
      const delivered = await ask('DL8');
      const { orderNo, lines } = makeDelivery('DL8');
      const left = { deliveryNo: 'DL8', orderNo, lines: lines.map((line) => ({ ...line, quantity: 1 })) };
      for (let count = 0; count < 2; count += 1) await tested.provider.reduce(left, toCall());
      expect(await ask('DL8')).toEqual(delivered);
    });

    it('says that it cannot be reached', async () => {
      if (tested.breakDown === undefined) return;
      await tested.breakDown();
      await expect(ask('DL1')).rejects.toMatchObject({ name: 'DeliveryProviderError', isOutage: true });
    });
  });
}
