import { CONTACT_FORM_PATHS } from '@portal/api-contract';
import { solveQuestion } from '../../testing/captcha-answer';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const limited = setUpPortal({ isRateLimited: true, clock: now });
const { contact, consult } = CONTACT_FORM_PATHS;

const GOOD = { userName: '王小明', companyName: '启明制造', telephone: '13800138000', consent: 'on' };
const ASKED = { ...GOOD, topic: 'price', content: '我们想了解一下设备接入平台的价格。' };
const PAGE = { referer: 'http://localhost/product?type=1' };

const openBrowser = () => new TestBrowser(portal.app);

const submit = (
  browser: TestBrowser,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = PAGE,
) =>
  browser.request(url, {
    method: 'POST',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

const countRows = async (table: string) =>
  Number((await portal.database.query<{ count: string }>(`select count(*) from ${table}`))[0]?.count);

/** The answer to the question of a page. */
function solve(page: string): Record<string, string> {
  const capcode = /name="capcode" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const question = /<label for="captchaTicket">([^<]+)/.exec(page)?.[1] ?? '';
  return { capcode, captchaTicket: solveQuestion(question) };
}

describe('a contact request without code', () => {
  it('is stored, and leads on to a page that says so and back to where it was sent', async () => {
    const browser = openBrowser();
    const before = await countRows('contact_request');
    const sent = await submit(browser, contact, GOOD);
    expect(sent).toMatchObject({ status: 303, location: `${contact}?sent=1&from=%2Fproduct%3Ftype%3D1` });
    const { status, text, headers } = await browser.request(sent.location);
    expect(status).toBe(200);
    expect(text).toContain('提交成功');
    expect(text).toContain('留言已登记，联系您时使用您留下的电话。');
    expect(text).toContain('<a href="/product?type=1">');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-.{44}'; form-action 'self'/,
    );
    expect(await countRows('contact_request')).toBe(before + 1);
  });

  it('is one notice where the same is sent again', async () => {
    const fields = { ...GOOD, userName: '李雷' };
    await submit(openBrowser(), contact, fields);
    const before = await countRows('contact_request');
    expect((await submit(openBrowser(), contact, fields)).status).toBe(303);
    expect(await countRows('contact_request')).toBe(before);
    expect((await submit(openBrowser(), contact, { ...fields, userName: '韩梅' })).status).toBe(303);
    expect(await countRows('contact_request')).toBe(before + 1);
  });

  it('shows what is wrong by the messages of the call, with all that was typed', async () => {
    const typed = { userName: '<b>"王', companyName: '启明制造', telephone: '123', content: '' };
    const { status, text } = await submit(openBrowser(), contact, typed);
    expect(status).toBe(400);
    for (const shown of ['请检查填写的内容', '请输入11位手机号码', '请输入留言', '请先阅读并同意隐私政策'])
      expect(text).toContain(shown);
    expect(text).toContain('value="&lt;b&gt;&quot;王"');
    expect(text).toContain('name="telephone" aria-invalid="true" aria-describedby="telephone-error"');
    expect(text).toContain('name="from" value="/product?type=1"');
    expect(text).not.toMatch(/<script|javascript:| on[a-z]+=/);
  });

  it('comes from pages of this site alone', async () => {
    const before = await countRows('contact_request');
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const { status, text } = await submit(openBrowser(), contact, { ...GOOD, userName: '外站' }, headers);
      expect([status, text.includes('role="alert"')]).toEqual([403, true]);
    }
    expect(await countRows('contact_request')).toBe(before);
  });

  it('waits where too many come, like the call', async () => {
    const browser = new TestBrowser(limited.app);
    for (let count = 0; count < 5; count += 1)
      expect((await submit(browser, contact, { ...GOOD, userName: `第${count}人` })).status).toBe(303);
    const { status, text, headers } = await submit(browser, contact, { ...GOOD, userName: '多一人' });
    expect([status, text.includes('操作过于频繁，请稍后再试'), text.includes('value="多一人"')]).toEqual([
      429,
      true,
      true,
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('leads nowhere else', async () => {
    const { location } = await submit(openBrowser(), contact, { ...GOOD, from: 'https://evil.example/' });
    expect(location).toBe(`${contact}?sent=1&from=%2F`);
    const { text } = await openBrowser().request(`${contact}?sent=1&from=//evil.example`);
    expect(text).toContain('<a href="/">');
  });

  it.each(['userName=%00', 'userName=a&userName=b', 'x=1'])('is no failure of ours: %s', async (payload) => {
    const { status } = await openBrowser().request(contact, {
      method: 'POST',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(400);
  });
});

describe('a consultation without code', () => {
  it('asks a question in place of the slider, once for what takes effect', async () => {
    const browser = openBrowser();
    const page = await browser.request(consult, { headers: PAGE });
    expect([page.status, page.text.includes('<option value="price">价格与采购</option>')]).toEqual([200, true]);
    const before = await countRows('consultation');
    const fields = { ...ASKED, ...solve(page.text) };
    expect(await submit(browser, consult, fields)).toMatchObject({ status: 303 });
    expect(await submit(browser, consult, fields)).toMatchObject({ status: 303 });
    expect(await countRows('consultation')).toBe(before + 1);
  });

  it('shows the form again with another question where the answer is wrong or missing', async () => {
    const browser = openBrowser();
    const page = await browser.request(consult);
    const wrong = await submit(browser, consult, { ...ASKED, ...solve(page.text), captchaTicket: '99' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('验证未通过，请重试');
    expect(wrong.text).toContain(ASKED.content);
    expect(wrong.text).toContain('value="price" selected');
    const missing = await submit(browser, consult, ASKED);
    expect([missing.status, missing.text.includes('请先完成安全验证')]).toEqual([400, true]);
    expect(await submit(browser, consult, { ...ASKED, ...solve(missing.text) })).toMatchObject({ status: 303 });
  });

  it('takes no answer of another browser', async () => {
    const page = await openBrowser().request(consult);
    const { status } = await submit(openBrowser(), consult, { ...ASKED, ...solve(page.text) });
    expect(status).toBe(400);
  });
});
