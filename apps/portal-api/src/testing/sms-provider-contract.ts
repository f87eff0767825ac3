import type { SmsMessage, SmsProvider } from '../platform/messages/sms-provider';

/** A provider of text messages, and what became of those it was given. */
export interface SmsProviderUnderTest {
  readonly provider: SmsProvider;
  /** Messages that were delivered so far, newest first, by what they say, each id once: it is how repeats are told. */
  listTexts(): Promise<readonly string[]>;
  /** Makes the other side fail from now on. */
  breakDown(): Promise<void>;
  close(): Promise<void>;
}

/** A message that a spec sends: a notice of what is given. */
export const makeSms = (text: string, values: Partial<SmsMessage> = {}): SmsMessage => ({
  ...{ telephone: '13800138000', text, purpose: 'notice', values: [text] },
  ...values,
});

/** Declares the tests that every provider of text messages has to pass. */
export function describeSmsProvider(name: string, start: () => Promise<SmsProviderUnderTest>): void {
  describe(`the SMS provider ${name}`, () => {
    let tested: SmsProviderUnderTest;
    beforeAll(async () => {
      tested = await start();
    });
    afterAll(() => tested.close());

    it('delivers each message once, newest first', async () => {
      await tested.provider.send(makeSms('一'));
      await tested.provider.send(makeSms('二'));
      expect(await tested.listTexts()).toEqual(['二', '一']);
    });

    it('delivers a message that has a name once, however often it is handed over', async () => {
      const message = makeSms('同', { id: '11111111-1111-4111-8111-111111111111' });
      await tested.provider.send(message);
      await tested.provider.send(message);
      expect((await tested.listTexts()).filter((text) => text === '同')).toHaveLength(1);
    });

    it('rejects when the message is not taken over', async () => {
      await tested.breakDown();
      await expect(tested.provider.send(makeSms('三'))).rejects.toThrow();
    });
  });
}
