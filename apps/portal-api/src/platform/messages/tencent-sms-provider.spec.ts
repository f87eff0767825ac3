import {
  type FakeTencentSms,
  startFakeTencentSms,
  TENCENT_APPLICATION,
  type TencentMood,
} from '../../testing/fake-tencent-sms';
import { describeSmsProvider, makeSms } from '../../testing/sms-provider-contract';
import type { SmsMessage } from './sms-provider';
import { SMS_PURPOSES, type SmsPurpose } from './sms-purposes';
import { createTencentSmsProvider, type TencentSmsOptions } from './tencent-sms-provider';

const templates = Object.fromEntries(SMS_PURPOSES.map((purpose, index) => [purpose, `10000${index}`])) as Record<
  SmsPurpose,
  string
>;

const createProvider = (fake: FakeTencentSms, options: Partial<TencentSmsOptions> = {}) =>
  createTencentSmsProvider({ ...TENCENT_APPLICATION, url: fake.origin, templates, ...options });

describeSmsProvider('Tencent Cloud', async () => {
  const fake = await startFakeTencentSms();
  return {
    provider: createProvider(fake),
    // The API delivers what is repeated; its reports tell by the id that it is the same.
    listTexts: async () =>
      [...new Map(fake.messages.map((message, index) => [message.SessionContext ?? index, message])).values()]
        .map(({ TemplateParamSet: [text = ''] }) => text)
        .reverse(),
    breakDown: async () => void (fake.mood = { transport: 'fail' }),
    close: fake.close,
  };
});

describe('a text message by Tencent Cloud', () => {
  let fake: FakeTencentSms;
  beforeEach(async () => {
    fake = await startFakeTencentSms();
  });
  afterEach(() => fake.close());

  const send = (message: Partial<SmsMessage> = {}, options: Partial<TencentSmsOptions> = {}) =>
    createProvider(fake, options).send(makeSms('工单有新回复', message));

  it('is a template of its purpose, its values, the telephone and the id', async () => {
    await send({ id: '11111111-1111-4111-8111-111111111111', purpose: 'login', values: ['123456'] });
    expect(fake.messages).toEqual([
      expect.objectContaining({
        ...{ PhoneNumberSet: ['+8613800138000'], TemplateId: templates.login, TemplateParamSet: ['123456'] },
        SessionContext: '11111111-1111-4111-8111-111111111111',
      }),
    ]);
  });

  it.each<[TencentMood, string, boolean]>([
    [{ status: 'InvalidParameterValue.IncorrectPhoneNumber' }, 'InvalidParameterValue.IncorrectPhoneNumber', true],
    [{ status: 'FailedOperation.PhoneNumberInBlacklist' }, 'FailedOperation.PhoneNumberInBlacklist', true],
    [{ error: 'FailedOperation.ContainSensitiveWord' }, 'FailedOperation.ContainSensitiveWord', true],
    [{ status: 'LimitExceeded.PhoneNumberDailyLimit' }, 'LimitExceeded.PhoneNumberDailyLimit', false],
    [{ status: 'LimitExceeded.PhoneNumberThirtySecondLimit' }, 'LimitExceeded.PhoneNumberThirtySecondLimit', false],
    [{ error: 'RequestLimitExceeded' }, 'RequestLimitExceeded', false],
    [
      { error: 'FailedOperation.InsufficientBalanceInSmsPackage' },
      'FailedOperation.InsufficientBalanceInSmsPackage',
      false,
    ],
    [{ error: 'InternalError.Timeout' }, 'InternalError.Timeout', false],
    [{ status: 'No 13800138000' }, 'unknown', false],
    [{ transport: 'fail' }, 'failed', false],
  ])('fails with %j as %s, for good: %s', async (mood, name, isPermanent) => {
    fake.mood = mood;
    const error = await send().catch((thrown: unknown) => thrown);
    const code = `Tencent Cloud ${name}`;
    expect(error).toMatchObject({ code, isPermanent, message: `The message was not taken over: ${code}` });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('13800138000');
  });

  it('fails for good at a wrong telephone', async () => {
    await expect(send({ telephone: '1380013800' })).rejects.toMatchObject({ isPermanent: true });
    expect(fake.messages).toEqual([]);
  });

  it('fails for now when its secret is wrong', async () => {
    await expect(send({}, { secretKey: 'wrong' })).rejects.toMatchObject({
      ...{ code: 'Tencent Cloud AuthFailure.SignatureFailure', isPermanent: false },
    });
    expect(fake.messages).toEqual([]);
  });

  it('fails for now when the API says nothing', async () => {
    fake.mood = { transport: 'hang' };
    await expect(send({}, { timeoutS: 0.2 })).rejects.toMatchObject({ isPermanent: false });
  });

  it('fails for now when nobody listens', async () => {
    await fake.close();
    await expect(send()).rejects.toMatchObject({ code: 'Tencent Cloud failed', isPermanent: false });
  });
});
