import type {
  checkCapCode,
  EndpointData,
  EndpointInput,
  getLoginOptions,
  getPic,
  getQuestion,
  listOutbox,
  loginByCode,
  loginByPassword,
  register,
  resetPassword,
  sendCode,
} from '@portal/api-contract';
import { callPortal } from './portal.client';

/** What the login page offers. */
export type LoginOptions = EndpointData<typeof getLoginOptions>;

/** What a code in a text message, and the captcha before it, are for. */
export type SmsScene = Extract<EndpointInput<typeof sendCode>['scene'], 'register' | 'login' | 'resetPassword'>;

/** What somebody registers with. */
export type Registration = EndpointInput<typeof register>;

type LoginStep = EndpointData<typeof loginByPassword>;

/** Asks what the login page offers to somebody who comes from a page of this site. */
export function loadLoginOptions(returnTo: string): Promise<LoginOptions> {
  return callPortal({ path: '/ptl/auth/api/loginOptions', query: { returnTo } });
}

/** Logs in by account and password. */
export function logInByPassword(body: EndpointInput<typeof loginByPassword>): Promise<LoginStep> {
  return callPortal({ path: '/ptl/auth/api/login', body });
}

/** Logs in by telephone and the code of a text message. */
export function logInByCode(body: EndpointInput<typeof loginByCode>): Promise<LoginStep> {
  return callPortal({ path: '/ptl/auth/api/smsLogin', body });
}

/** Creates an account; a repeat with the same key gets the first response. */
export function createAccount(body: Registration, idempotencyKey: string): Promise<LoginStep> {
  return callPortal({ path: '/ptl/auth/api/register', body, headers: { 'Idempotency-Key': idempotencyKey } });
}

/** Gives an account a new password; a repeat with the same key gets the first response. */
export function renewPassword(body: EndpointInput<typeof resetPassword>, idempotencyKey: string): Promise<null> {
  return callPortal({ path: '/ptl/auth/api/resetPassword', body, headers: { 'Idempotency-Key': idempotencyKey } });
}

/** Has a code sent by text message. */
export function requestCode(body: EndpointInput<typeof sendCode>): Promise<EndpointData<typeof sendCode>> {
  return callPortal({ path: '/ptl/user/sendCode', body });
}

/** Gets a slider captcha. */
export function loadPicture(action: SmsScene): Promise<EndpointData<typeof getPic>> {
  return callPortal({ path: '/portal/openapi/verification/getPic', query: { action } });
}

/** Gets a question in place of the slider. */
export function loadQuestion(action: SmsScene): Promise<EndpointData<typeof getQuestion>> {
  return callPortal({ path: '/portal/openapi/verification/getQuestion', query: { action } });
}

/** What the visitor made of a captcha. */
export interface CaptchaAnswer {
  readonly capcode: string;
  readonly xpos?: number;
  readonly answer?: string;
  readonly proof?: string;
}

/** Has a captcha checked. */
export function checkCaptcha({
  capcode,
  xpos,
  answer: response,
  proof,
}: CaptchaAnswer): Promise<EndpointData<typeof checkCapCode>> {
  const query = { capcode, xpos, answer: response, proof, date: Date.now() };
  return callPortal({ path: '/portal/openapi/verification/checkcapcode', query });
}

/** Gets the newest text messages of the demonstration. */
export function loadOutbox(): Promise<EndpointData<typeof listOutbox>> {
  return callPortal({ path: '/ptl/sms/outbox' });
}
