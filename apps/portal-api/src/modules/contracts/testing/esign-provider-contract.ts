import type { EsignProvider, SigningRequest } from '../provider/esign-provider';

/** A provider of signatures, and what a spec does in place of its customers. */
export interface EsignProviderUnderTest {
  readonly provider: EsignProvider;
  /** Makes a contract that can be signed, and what is asked for it. */
  open(): Promise<SigningRequest>;
  sign(flowNo: string, at: Date): Promise<unknown>;
  refuse(flowNo: string, reason: string): Promise<unknown>;
  /** Lets the time for signing go by. */
  expire(flowNo: string): Promise<unknown>;
  /** Takes the contract of a flow back, before the provider is told. */
  withdraw(flowNo: string): Promise<unknown>;
  /** Makes the other side unreachable from now on; absent where there is none. */
  breakDown?(): Promise<void>;
  close(): Promise<void>;
}

/** How specs ask. */
export const toEsignCall = () => ({ signal: AbortSignal.timeout(60_000) });

/** Declares the tests that every provider of signatures has to pass. */
export function describeEsignProvider(name: string, start: () => Promise<EsignProviderUnderTest>): void {
  describe(`the provider of signatures ${name}`, () => {
    let tested: EsignProviderUnderTest;
    beforeAll(async () => {
      tested = await start();
    });
    afterAll(() => tested.close());

    const begin = async (known = '', request?: SigningRequest) =>
      tested.provider.begin(request ?? (await tested.open()), known, toEsignCall());
    const query = (flowNo: string) => tested.provider.query(flowNo, toEsignCall());
    const cancel = (flowNo: string) => tested.provider.cancel(flowNo, toEsignCall());

    it('begins a flow of its own for each contract, which is signed at its URL', async () => {
      const flows = [await begin(), await begin()];
      for (const { flowNo, url, expiresAt } of flows) {
        expect(flowNo).toMatch(/^\S{1,64}$/);
        expect(url).toMatch(/^https?:\/\/\S+$/);
        expect(expiresAt).toBeInstanceOf(Date);
        expect(await query(flowNo)).toEqual({ state: 'signing' });
      }
      expect(flows[0]?.flowNo).not.toBe(flows[1]?.flowNo);
    });

    it('opens a flow anew by its number', async () => {
      const request = await tested.open();
      const { flowNo } = await begin('', request);
      expect((await begin(flowNo, request)).flowNo).toBe(flowNo);
    });

    it('tells when it was signed, and gives what was signed, the same each time', async () => {
      const { flowNo } = await begin();
      const signedAt = new Date('2026-06-05T12:30:00+08:00');
      await tested.sign(flowNo, signedAt);
      expect(await query(flowNo)).toEqual({ state: 'signed', signedAt });
      const pdf = Buffer.from(await tested.provider.readSigned(flowNo, toEsignCall()));
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(Buffer.from(await tested.provider.readSigned(flowNo, toEsignCall()))).toEqual(pdf);
      expect(await cancel(flowNo)).toEqual({ state: 'signed', signedAt });
    });

    it('tells why it was refused', async () => {
      const { flowNo } = await begin();
      await tested.refuse(flowNo, '价格与报价不一致');
      expect(await query(flowNo)).toEqual({ state: 'refused', reason: '价格与报价不一致' });
      expect(await cancel(flowNo)).toEqual({ state: 'refused', reason: '价格与报价不一致' });
    });

    it('tells that its time is over', async () => {
      const { flowNo } = await begin();
      await tested.expire(flowNo);
      expect(await query(flowNo)).toEqual({ state: 'expired' });
    });

    it('is over once it was cancelled, however often', async () => {
      const { flowNo } = await begin();
      await tested.withdraw(flowNo);
      expect(await cancel(flowNo)).toEqual({ state: 'cancelled' });
      expect(await cancel(flowNo)).toEqual({ state: 'cancelled' });
      expect(await query(flowNo)).toEqual({ state: 'cancelled' });
    });

    it('says nothing of a flow that it does not know', async () => {
      await expect(query('unknown')).rejects.toMatchObject({ name: 'EsignProviderError' });
    });

    it('says that it cannot be reached', async () => {
      if (tested.breakDown === undefined) return;
      await tested.breakDown();
      await expect(query('any')).rejects.toMatchObject({ name: 'EsignProviderError', isOutage: true });
    });
  });
}
