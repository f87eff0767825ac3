import { passCaptcha } from '../../testing/captcha-answer';
import { type FakeTencentSms, startFakeTencentSms, TENCENT_APPLICATION } from '../../testing/fake-tencent-sms';
import { createTelephone, TEST_PASSWORD } from '../../testing/test-account';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment, startTestPortal, type TestPortal } from '../../testing/test-portal';
import { waitUntil } from '../../testing/wait-until';
import { SMS_PURPOSES, type SmsPurpose } from '../../platform/messages/sms-purposes';

const TEMPLATES = Object.fromEntries(SMS_PURPOSES.map((purpose, index) => [purpose, `${1000 + index}`]));

const { now, advance } = createTestClock();
let fake: FakeTencentSms;
let portal: TestPortal;
beforeAll(async () => {
  fake = await startFakeTencentSms();
  portal = await startTestPortal({
    clock: now,
    environment: {
      ...createTestEnvironment(),
      ...{ SMS_TENCENT_SECRET_ID: TENCENT_APPLICATION.secretId, SMS_TENCENT_SECRET_KEY: TENCENT_APPLICATION.secretKey },
      ...{ SMS_TENCENT_APP_ID: TENCENT_APPLICATION.appId, SMS_TENCENT_SIGN_NAME: TENCENT_APPLICATION.signName },
      ...{ SMS_TENCENT_TEMPLATES: TEMPLATES as Record<SmsPurpose, string>, SMS_TENCENT_URL: fake.origin },
    },
  });
});
afterAll(async () => {
  await portal.close();
  await fake.close();
});

/** Asks for a code, past the pause between two, and returns what was sent: telephone, purpose and values. */
async function sendCode(browser: TestBrowser, payload: { readonly scene: string; readonly telephone?: string }) {
  advance(61);
  const { length } = fake.messages;
  const isVisitors = ['register', 'login', 'resetPassword'].includes(payload.scene);
  const captchaTicket = await passCaptcha(browser, isVisitors ? payload.scene : 'security');
  await browser.request('/ptl/user/sendCode', {
    method: 'POST',
    payload: { way: 'mobile', ...payload, captchaTicket },
  });
  // The response does not wait for the message.
  await waitUntil(
    async () => fake.messages.length,
    (count) => count > length,
  );
  const { PhoneNumberSet = [], TemplateId = '', TemplateParamSet = [] } = fake.messages[length] ?? {};
  const purpose = SMS_PURPOSES.find((each) => TEMPLATES[each] === TemplateId);
  return { telephone: PhoneNumberSet[0]?.slice(3), purpose, values: TemplateParamSet };
}

async function register(telephone: string): Promise<TestBrowser> {
  const browser = new TestBrowser(portal.app);
  const uid = await browser.openLogin();
  const { values } = await sendCode(browser, { scene: 'register', telephone });
  const payload = { uid, telephone, code: values[0], password: TEST_PASSWORD, agreement: true };
  const { body } = await browser.request('/ptl/auth/api/register', { method: 'POST', payload });
  const page = await browser.follow((body.data as { redirectTo: string }).redirectTo);
  const response = await browser.exchange(new URL(page, browser.origin).searchParams.get('code') ?? '');
  browser.token = (response.body.data as { token: string }).token;
  return browser;
}

const CODE = [expect.stringMatching(/^\d{6}$/)];

it('tells visitors by the template of what they do', async () => {
  const [known, unknown] = [createTelephone(), createTelephone()];
  await register(known);
  const visitor = new TestBrowser(portal.app);
  const send = (scene: string, telephone: string) => sendCode(visitor, { scene, telephone });
  expect(await send('register', unknown)).toEqual({ telephone: unknown, purpose: 'register', values: CODE });
  expect(await send('register', known)).toEqual({ telephone: known, purpose: 'registered', values: [] });
  expect(await send('login', known)).toEqual({ telephone: known, purpose: 'login', values: CODE });
  expect(await send('resetPassword', known)).toEqual({ telephone: known, purpose: 'resetPassword', values: CODE });
});

it('tells owners by the template of what they change', async () => {
  const [own, free, taken] = [createTelephone(), createTelephone(), createTelephone()];
  await register(taken);
  const browser = await register(own);
  for (const scene of ['changeMobile', 'closeAccount', 'exportData'] as const)
    expect(await sendCode(browser, { scene })).toEqual({ telephone: own, purpose: scene, values: CODE });
  const bind = (telephone: string) => sendCode(browser, { scene: 'newMobile', telephone });
  expect(await bind(free)).toEqual({ telephone: free, purpose: 'bind', values: CODE });
  expect(await bind(taken)).toEqual({ telephone: taken, purpose: 'taken', values: [] });
});

it('writes telephones to no log', () => {
  const telephones = fake.messages.map(({ PhoneNumberSet: [telephone = ''] }) => telephone.slice(3));
  expect(telephones.filter((telephone) => portal.logLines.some((line) => line.includes(telephone)))).toEqual([]);
});
