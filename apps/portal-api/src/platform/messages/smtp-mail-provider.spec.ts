import {
  type FakeSmtpServer,
  SMTP_CERTIFICATE,
  SMTP_LOGIN,
  type SmtpMood,
  startFakeSmtpServer,
} from '../../testing/fake-smtp-server';
import { describeMailProvider, FIRST_ID, makeMail } from '../../testing/mail-provider-contract';
import type { MailMessage } from './mail-provider';
import { createSmtpMailProvider, type SmtpOptions } from './smtp-mail-provider';

const FROM = { name: '门户, 通知', address: 'noreply@example.com' };

describeMailProvider('SMTP', async () => {
  const fake = await startFakeSmtpServer();
  return {
    provider: createSmtpMailProvider({ server: fake.server, from: FROM }),
    // Mailboxes tell mails that come twice by their Message-ID.
    listSubjects: async () =>
      [
        ...new Map(fake.mails.map(({ headers }) => [headers.get('message-id'), headers.get('subject') ?? ''])).values(),
      ].reverse(),
    breakDown: async () => void (fake.mood = { content: 451 }),
    close: fake.close,
  };
});

describe('a mail by SMTP', () => {
  const servers: FakeSmtpServer[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });

  async function start(...args: Parameters<typeof startFakeSmtpServer>): Promise<FakeSmtpServer> {
    const server = await startFakeSmtpServer(...args);
    servers.push(server);
    return server;
  }

  const send = (fake: FakeSmtpServer, mail: Partial<MailMessage> = {}, options: Partial<SmtpOptions> = {}) =>
    createSmtpMailProvider({ server: fake.server, from: FROM, ...options }).send({
      ...makeMail(FIRST_ID, '工单有新回复'),
      ...mail,
    });

  it('has files beside its text', async () => {
    const fake = await start();
    const attachments = [{ name: '发票.xml', type: 'application/xml', bytes: Buffer.from('<发票/>') }];
    await send(fake, { attachments });
    const [{ headers, text } = fail()] = fake.mails;
    expect(headers.get('content-type')).toContain('multipart/mixed');
    expect(text).toContain('Content-Type: application/xml');
    expect(text).toContain(Buffer.from('<发票/>').toString('base64'));
  });

  it('says who sends it, what it is, and that nobody reads replies to it', async () => {
    const fake = await start();
    await send(fake, { text: '「设备离线」\n\n.\n查看详情：https://portal.example' });
    const [{ headers, text, recipients } = fail()] = fake.mails;
    expect(Object.fromEntries(headers)).toMatchObject({
      ...{ subject: '工单有新回复', to: 'wang@example.com', 'auto-submitted': 'auto-generated' },
      ...{ 'message-id': `<${FIRST_ID}@example.com>`, from: '门户, 通知 <noreply@example.com>' },
    });
    expect([text, recipients]).toEqual([
      '「设备离线」\r\n\r\n.\r\n查看详情：https://portal.example',
      ['wang@example.com'],
    ]);
  });

  it('gets no header from what people wrote', async () => {
    const fake = await start();
    await send(fake, { subject: '标题\r\nBcc: li@example.com\r\n\r\n正文' });
    const [{ headers, recipients } = fail()] = fake.mails;
    expect([headers.has('bcc'), recipients]).toEqual([false, ['wang@example.com']]);
    expect(headers.get('subject')).toMatch(/^标题 Bcc: li@example.com +正文$/);
  });

  it.each([
    ...['wang@example.com>\r\nRCPT TO:<li@example.com', 'wang@example.com\r\nBcc: li@example.com', 'wang', ''],
    ...['wang@example.com, li@example.com', 'wang@example.com\n', 'Wang <wang@example.com>'],
  ])('goes to nobody by the address %j', async (address) => {
    const fake = await start();
    await expect(send(fake, { address })).rejects.toMatchObject({ code: 'no mail address', isPermanent: true });
    expect(fake.mails).toEqual([]);
  });

  it.each<[SmtpMood, string, boolean]>([
    [{ recipient: 550 }, 'SMTP 550', true],
    [{ content: 554 }, 'SMTP 554', true],
    [{ recipient: 450 }, 'SMTP 450', false],
    [{ recipient: 530 }, 'SMTP 530', false],
    [{ content: 451 }, 'SMTP 451', false],
    // The sender is a setting: the next mail would fail alike, and both go once it is right.
    [{ sender: 550 }, 'SMTP 550', false],
  ])('fails with %j as %s, for good: %s', async (mood, code, isPermanent) => {
    const fake = await start();
    fake.mood = mood;
    const error = await send(fake).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code, isPermanent, message: `The message was not taken over: ${code}` });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('wang@');
  });

  it('fails for now with a wrong password, with which nothing is sent', async () => {
    const fake = await start();
    const server = { ...fake.server, login: { ...SMTP_LOGIN, password: 'wrong' } };
    await expect(send(fake, {}, { server })).rejects.toMatchObject({ code: 'SMTP 535', isPermanent: false });
    expect([fake.passwords, fake.mails]).toEqual([['wrong'], []]);
  });

  it('fails for now when nobody listens', async () => {
    const fake = await start();
    await fake.close();
    await expect(send(fake)).rejects.toMatchObject({ code: 'SMTP ESOCKET', isPermanent: false });
  });

  it('gives up on a server that says nothing', async () => {
    const fake = await start();
    fake.mood = { isSilent: true };
    await expect(send(fake, {}, { timeoutMs: 200 })).rejects.toMatchObject({ isPermanent: false });
  });

  describe.each(['implicit', 'starttls'] as const)('with %s encryption', (encryption) => {
    it('is sent through it', async () => {
      const fake = await start(encryption);
      await send(fake, {}, { ca: SMTP_CERTIFICATE });
      expect(fake.mails).toMatchObject([{ isEncrypted: true }]);
    });

    it('tells nothing to a server whose certificate is not trusted', async () => {
      const fake = await start(encryption);
      await expect(send(fake)).rejects.toMatchObject({ isPermanent: false });
      expect([fake.passwords, fake.mails]).toEqual([[], []]);
    });
  });

  it('tells nothing to a server that has to encrypt and does not', async () => {
    const fake = await start('starttls', { hideSTARTTLS: true, disabledCommands: ['STARTTLS'] });
    await expect(send(fake, {}, { ca: SMTP_CERTIFICATE })).rejects.toMatchObject({ isPermanent: false });
    expect([fake.passwords, fake.mails]).toEqual([[], []]);
  });
});

function fail(): never {
  throw new Error('no mail has come');
}
