import type { ApplicationDetail } from '@portal/api-contract';
import { passCaptcha } from '../../../testing/captcha-answer';
import { addContent, makeJob, makeModel } from '../../../testing/sample-content';
import type { BrowserResponse, TestBrowser } from '../../../testing/test-browser';
import type { TestPortal } from '../../../testing/test-portal';

/** Models one can apply for, in `addApplicationContent`. */
export const APPLIED_MODELS = ['m-one', 'm-two', 'm-three'] as const;

/** Adds what the forms of these specs are about. */
export async function addApplicationContent(portal: TestPortal): Promise<void> {
  const models = APPLIED_MODELS.map((id) => [`models/${id}.json`, makeModel(id)]);
  await addContent(portal, {
    ...Object.fromEntries(models),
    'jobs/j-one.json': makeJob('j-one'),
  });
}

const PERSON = { companyName: '启明制造', contactName: '王小明', telephone: '13800138000', consent: true };

/** Forms as their pages send them, but for the captcha. */
export const FORMS = {
  model: { ...PERSON, modelId: 'm-one', industry: '装备制造', scene: '用于产线设备的接入与监测。' },
  consult: { ...PERSON, service: '数字化转型', industry: '装备制造', content: '想了解工厂数字化转型的路径。' },
  report: {
    ...{ modelId: 'm-one', reason: '信息不实', content: '精度与页面上写的相差很远。' },
    ...{ contactName: '王小明', telephone: '13800138000', consent: true },
  },
} as const;

const URLS = {
  model: '/ptl/model/apply',
  consult: '/portal/workorder/serviceConsult/save',
  report: '/ptl/model/report',
} as const;

const post = (browser: TestBrowser, url: string, payload: object): Promise<BrowserResponse> =>
  browser.request(url, { method: 'POST', payload });

/** Sends a form that is good but for what is changed. */
export async function sendForm(
  browser: TestBrowser,
  form: keyof typeof FORMS,
  changes: object = {},
): Promise<BrowserResponse> {
  const captchaTicket = await passCaptcha(browser, form === 'model' ? 'trial' : 'consult');
  return post(browser, URLS[form], { ...FORMS[form], captchaTicket, ...changes });
}

/** Sends a form that is taken, and returns the number. */
export async function submitForm(
  browser: TestBrowser,
  form: keyof typeof FORMS = 'model',
  changes: object = {},
): Promise<string> {
  const { body } = await sendForm(browser, form, changes);
  if (body.code !== '200') throw new Error(body.msg);
  return (body.data as { applicationNo: string }).applicationNo;
}

/** Takes an application back. */
export const withdrawApplication = (browser: TestBrowser, applicationNo: string): Promise<BrowserResponse> =>
  post(browser, '/ptl/application/withdraw', { applicationNo });

/** Reads an application of an owner. */
export const readApplication = (browser: TestBrowser, applicationNo: string): Promise<BrowserResponse> =>
  browser.request(`/ptl/application/detail?applicationNo=${encodeURIComponent(applicationNo)}`);

/** An application of an owner as its page gets it. */
export async function openApplication(browser: TestBrowser, applicationNo: string): Promise<ApplicationDetail> {
  const { status, text, body } = await readApplication(browser, applicationNo);
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return body.data as ApplicationDetail;
}

/** Makes a call of a reviewer, e.g. `claim`. */
export const callReview = (browser: TestBrowser, act: string, payload: object): Promise<BrowserResponse> =>
  post(browser, `/ops-api/application/${act}`, payload);
