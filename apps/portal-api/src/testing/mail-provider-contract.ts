import type { MailProvider } from '../platform/messages/mail-provider';

/** A provider of mails, and what became of those it was given. */
export interface MailProviderUnderTest {
  readonly provider: MailProvider;
  /** Subjects of what the mailbox shows so far, newest first. */
  listSubjects(): Promise<readonly string[]>;
  /** Makes the other side fail from now on. */
  breakDown(): Promise<void>;
  close(): Promise<void>;
}

/** A mail that a spec sends. */
export const makeMail = (id: string, subject: string) => ({ id, address: 'wang@example.com', subject, text: '正文' });

/** Ids of two mails. */
export const [FIRST_ID, SECOND_ID] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

const THIRD_ID = '33333333-3333-4333-8333-333333333333';

/** Declares the tests that every provider of mails has to pass. */
export function describeMailProvider(name: string, start: () => Promise<MailProviderUnderTest>): void {
  describe(`the mail provider ${name}`, () => {
    let tested: MailProviderUnderTest;
    beforeAll(async () => {
      tested = await start();
    });
    afterAll(() => tested.close());

    it('delivers each mail once, however often it is handed over, newest first', async () => {
      await tested.provider.send(makeMail(FIRST_ID, '一'));
      await tested.provider.send(makeMail(FIRST_ID, '一'));
      await tested.provider.send(makeMail(SECOND_ID, '二'));
      expect(await tested.listSubjects()).toEqual(['二', '一']);
    });

    it('takes files along', async () => {
      const attachments = [{ name: '发票.xml', type: 'application/xml', bytes: Buffer.from('<发票/>') }];
      await tested.provider.send({ ...makeMail(THIRD_ID, '三'), attachments });
      expect(await tested.listSubjects()).toEqual(['三', '二', '一']);
    });

    it('rejects when the mail is not taken over', async () => {
      await tested.breakDown();
      await expect(tested.provider.send(makeMail(FIRST_ID, '三'))).rejects.toThrow();
    });
  });
}
