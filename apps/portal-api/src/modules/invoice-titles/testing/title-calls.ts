import type { InvoiceTitle, InvoiceTitleDetail } from '@portal/api-contract/account';
import type { BrowserResponse, TestBrowser } from '../../../testing/test-browser';

/** Title of a person. */
export const PERSON = { kind: 'person', name: '王小明' } as const;

/** Title of a company that pays little tax. */
export const COMPANY = { kind: 'company', name: '启衡科技（上海）有限公司', taxNumber: '91990000MA000004X6' } as const;

/** Title of a company that gets 专票. */
export const GENERAL = {
  ...COMPANY,
  taxpayerType: 'general',
  registeredAddress: '上海市浦东新区张江路1000号',
  telephone: '021-61234567',
  bankName: '中国银行上海张江支行',
  bankAccount: '4558 0000 1234-5678',
} as const;

/** Calls of titles, as their owner and as finance. */
export function createTitleCalls() {
  const post = (browser: TestBrowser, act: string, payload: object, key?: string): Promise<BrowserResponse> =>
    browser.request(`/ptl/invoiceTitle/${act}`, {
      method: 'POST',
      payload,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const save = (browser: TestBrowser, form: object, key?: string) => post(browser, 'save', form, key);
  return {
    post,
    save,
    /** Saves a title that is taken. */
    async store(browser: TestBrowser, form: object): Promise<InvoiceTitleDetail> {
      const { body } = await save(browser, form);
      if (body.code !== '200') throw new Error(body.msg);
      return body.data as InvoiceTitleDetail;
    },
    list: async (browser: TestBrowser) => (await browser.request('/ptl/invoiceTitle/list')).body.data as InvoiceTitle[],
    detail: (browser: TestBrowser, id: string) =>
      browser.request(`/ptl/invoiceTitle/detail?id=${encodeURIComponent(id)}`),
    ops: (browser: TestBrowser, act: string, payload: object) =>
      browser.request(`/ops-api/invoicetitle/${act}`, { method: 'POST', payload }),
  };
}
