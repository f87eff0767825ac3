import { passCaptcha } from './captcha-answer';
import { TestBrowser } from './test-browser';
import type { TestPortal } from './test-portal';
import { waitUntil } from './wait-until';

/** Password of accounts that a spec registers. */
export const TEST_PASSWORD = 'Sunny2026';

type Outbox = 'sms_outbox' | 'mail_outbox';

/** What every message has that a request for a code leads to. */
const CODE_MESSAGE = '验证码[0-9]{6}|已注册过账号|不能重复绑定';

let number = 13_500_000_000;

/** A mobile number that no account has. */
export function createTelephone(): string {
  number += 1;
  return String(number);
}

/** Part of a response that rejects one field. */
export function errorOf(field: string, msg: string) {
  return { code: '422', data: { fieldErrors: [{ field, msg }] } };
}

/** Actions of people with an account of the embedded provider, for specs with a clock of their own. */
export function createAccountActions(portal: TestPortal, advance: (seconds: number) => void) {
  const createBrowser = () => new TestBrowser(portal.app);

  /** Text of the newest message to an address. */
  async function readMessage(table: Outbox = 'sms_outbox', pattern = ''): Promise<string> {
    const rows = await portal.database.query<{ text: string }>(
      `select text from ${table} where text ~ '${pattern}' order by sent_at desc limit 1`,
    );
    return rows[0]?.text ?? '';
  }

  /** The newest message that a request for a code led to; notices of what was done before may arrive after it. */
  const readCodeMessage = (table: Outbox = 'sms_outbox') => readMessage(table, CODE_MESSAGE);

  /** When the newest message was sent that a request for a code leads to; 0 before the first. */
  async function findLastCodeTime(): Promise<number> {
    const [row] = await portal.database.query<{ time: string }>(
      `select coalesce(extract(epoch from max(sent_at)), 0) as time
       from (select text, sent_at from sms_outbox union all select text, sent_at from mail_outbox) as sent
       where text ~ '${CODE_MESSAGE}'`,
    );
    return Number(row?.time);
  }

  /** Code of the newest message that has one; notices may come after it. */
  async function readCode(table: 'sms_outbox' | 'mail_outbox' = 'sms_outbox'): Promise<string> {
    const rows = await portal.database.query<{ code: string }>(
      `select substring(text from '验证码(\\d{6})') as code from ${table}
       where text ~ '验证码\\d{6}' order by sent_at desc limit 1`,
    );
    return rows[0]?.code ?? '';
  }

  /** Has a code sent, past the pause between two. */
  async function sendCode(browser: TestBrowser, payload: { readonly scene: string; readonly [field: string]: string }) {
    advance(61);
    const isVisitors = ['register', 'login', 'resetPassword'].includes(payload.scene);
    const captchaTicket = await passCaptcha(browser, isVisitors ? payload.scene : 'security');
    const before = await findLastCodeTime();
    const response = await browser.request('/ptl/user/sendCode', {
      method: 'POST',
      payload: { ...payload, captchaTicket },
    });
    // The response does not wait for the message.
    if (response.body.code === '200') await waitUntil(findLastCodeTime, (time) => time > before);
    return response;
  }

  /** Finishes a login whose next URL is known, and keeps the token. */
  async function finishLogin(browser: TestBrowser, redirectTo: string): Promise<void> {
    const page = await browser.follow(redirectTo);
    const { body } = await browser.exchange(new URL(page, browser.origin).searchParams.get('code') ?? '');
    browser.token = (body.data as { token: string }).token;
  }

  const post = (browser: TestBrowser, call: string, payload: object, headers: Record<string, string> = {}) =>
    browser.request(`/ptl/user/${call}`, { method: 'POST', payload, headers });

  /** Proves an account by a code and gives the ticket. */
  async function prove(browser: TestBrowser, scene: string, way: 'mobile' | 'mail' = 'mobile'): Promise<string> {
    await sendCode(browser, { scene, way });
    const code = await readCode(way === 'mail' ? 'mail_outbox' : 'sms_outbox');
    const { body } = await post(browser, 'verifyCode', { scene, way, code });
    return (body.data as { ticket: string } | null)?.ticket ?? '';
  }

  return {
    createBrowser,
    post,
    prove,
    /** Everything a change of the telephone needs. */
    async prepareChange(browser: TestBrowser, telephone = createTelephone()) {
      const ticketOld = await prove(browser, 'changeMobile');
      await sendCode(browser, { scene: 'newMobile', telephone });
      return { ticketOld, telephone, code: await readCode() };
    },
    readMessage,
    readCodeMessage,
    readCode,
    sendCode,
    finishLogin,
    /** Registers an account and returns a browser in which it is logged in. */
    async register(telephone = createTelephone()) {
      const browser = createBrowser();
      const uid = await browser.openLogin();
      await sendCode(browser, { scene: 'register', telephone });
      const payload = { uid, telephone, code: await readCode(), password: TEST_PASSWORD, agreement: true };
      const { body } = await browser.request('/ptl/auth/api/register', { method: 'POST', payload });
      await finishLogin(browser, (body.data as { redirectTo: string }).redirectTo);
      return { browser, telephone };
    },
    /** Tries to log in by password in a new browser; its token is there when that worked. */
    async logIn(userName: string, password = TEST_PASSWORD, browser = createBrowser()): Promise<TestBrowser> {
      const payload = { uid: await browser.openLogin(), userName, password };
      const { body } = await browser.request('/ptl/auth/api/login', { method: 'POST', payload });
      if (body.code === '200') await finishLogin(browser, (body.data as { redirectTo: string }).redirectTo);
      return browser;
    },
  };
}
