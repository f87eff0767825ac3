import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { passCaptcha } from '../captcha-answer';
import type { FakeGateway } from '../fake-gateway';
import { TEST_PASSWORD } from '../test-account';
import { TestBrowser } from '../test-browser';
import { waitUntil } from '../wait-until';
import type { Cluster } from './cluster';
import { createHttpTarget } from './http-target';

let visitors = 0;

/** An address of this machine that no visitor had before: what one may do does not use up what others may. */
export function takeAddress(): string {
  visitors += 1;
  return `127.${64 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** A visitor who comes by the front, as all do. */
export function createVisitor({ origin }: Cluster): TestBrowser {
  const target = createHttpTarget(() => origin);
  return new TestBrowser(target, origin, takeAddress());
}

/** A visitor whose every request reaches another instance of the API than the one before. */
export function createWanderer({ apis, origin }: Cluster): TestBrowser {
  let requests = 0;
  const target = createHttpTarget(() => {
    requests += 1;
    return apis[requests % apis.length]?.origin ?? '';
  });
  return new TestBrowser(target, origin, takeAddress());
}

/** The same browser, with its requests sent to one origin. */
export function at(origin: string | undefined, browser: TestBrowser): TestBrowser {
  const same = new TestBrowser(
    createHttpTarget(() => origin ?? ''),
    browser.origin,
    browser.address,
  );
  for (const [name, value] of browser.cookies) same.cookies.set(name, value);
  same.token = browser.token;
  return same;
}

/** Registers an account and logs in, as pages do. */
export async function register(browser: TestBrowser, gateway: FakeGateway, telephone: string): Promise<void> {
  const uid = await browser.openLogin();
  const captchaTicket = await passCaptcha(browser, 'register');
  const sealed = await sealTelephone(browser, telephone);
  await post(browser, '/ptl/user/sendCode', { scene: 'register', telephone: sealed, captchaTicket });
  const code = await waitUntil(() => readCode(gateway, telephone));
  await enter(browser, '/ptl/auth/api/register', { telephone: sealed, code, agreement: true, uid });
}

/** Logs in by password. */
export async function logIn(browser: TestBrowser, userName: string): Promise<void> {
  await enter(browser, '/ptl/auth/api/login', { userName, uid: await browser.openLogin() });
}

/** Encrypts a telephone as pages do before they send it. */
export async function sealTelephone(browser: TestBrowser, telephone: string): Promise<string> {
  const { body } = await browser.request('/ptl/system/param/publicKey');
  const { keyId, publicKey } = body.data as { keyId: string; publicKey: string };
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const options = { key, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING };
  return `${keyId}.${publicEncrypt(options, Buffer.from(telephone)).toString('base64')}`;
}

/** Makes a call and returns what it says; throws where it is rejected. */
export async function post<Data>(browser: TestBrowser, url: string, payload: object): Promise<Data> {
  const { status, text, body } = await browser.request(url, { method: 'POST', payload });
  if (status !== 200) throw new Error(`${url} was refused with ${status}: ${text}`);
  return body.data as Data;
}

async function enter(browser: TestBrowser, url: string, payload: object): Promise<void> {
  const { redirectTo } = await post<{ redirectTo: string }>(browser, url, { ...payload, password: TEST_PASSWORD });
  const page = await browser.follow(redirectTo);
  const { body } = await browser.exchange(new URL(page, browser.origin).searchParams.get('code') ?? '');
  browser.token = (body.data as { token: string }).token;
}

function readCode({ delivered }: FakeGateway, telephone: string): string | undefined {
  const texts = [...delivered.values()].filter((message) => Object.values(message).includes(telephone));
  return /验证码(\d{6})/.exec(JSON.stringify(texts))?.[1];
}
