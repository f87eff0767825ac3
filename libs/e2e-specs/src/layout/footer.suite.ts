import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { expect, test } from '../fixtures';

const CONTACT_PATH = '**/ptl/contact/addContact';

function contactForm(page: Page) {
  const footer = page.getByRole('contentinfo');
  return {
    footer,
    userName: footer.getByLabel('联系人'),
    companyName: footer.getByLabel('公司名称'),
    telephone: footer.getByLabel('联系电话'),
    consent: footer.getByRole('checkbox'),
    submit: footer.getByRole('button', { name: '提交' }),
    async fill(telephone = '13800138000') {
      await this.userName.fill('张工');
      await this.companyName.fill('远岭重工');
      await this.telephone.fill(telephone);
      await this.consent.check();
    },
  };
}

/** The form of the footer is folded, and unfolds with a press. */
async function expectFolded(page: Page): Promise<void> {
  const { footer, userName } = contactForm(page);
  const unfold = footer.getByRole('button', { name: '填写留言' });
  await expect(unfold).toBeVisible();
  await expect(userName).toBeHidden();
  await unfold.click();
  await expect(userName).toBeVisible();
  await footer.getByRole('button', { name: '收起' }).click();
  await expect(userName).toBeHidden();
}

/** The footer and its contact form (spec §1, §5). */
export function describeFooter(brand: BrandUnderTest): void {
  test.describe('folded contact form', () => {
    for (const path of ['/contact', '/business-consulting']) {
      test(`below the form of ${path}`, async ({ page, portal }) => {
        await portal.open(brand.basePath + path);
        await expect(page.getByRole('main').getByLabel('联系人')).toBeVisible();
        await expectFolded(page);
      });
    }

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

      test('on every page', async ({ page, portal }) => {
        await portal.open(`${brand.basePath}/product`);
        await expectFolded(page);
      });
    });
  });

  test.describe('footer', () => {
    test.beforeEach(async ({ portal }) => {
      await portal.open(brand.home);
    });

    test('shows hotline, service hours, filing and legal documents', async ({ page }) => {
      const { footer } = contactForm(page);
      await footer.scrollIntoViewIfNeeded();
      await expect(footer.getByText(/09:00-18:00/).first()).toBeVisible();
      await expect(footer.getByRole('link', { name: /ICP/ })).toHaveAttribute('href', /^https:/);
      await expect(footer.getByRole('link', { name: /公网安备/ })).toBeVisible();
      await expect(footer.getByRole('link', { name: /隐私政策/ }).first()).toBeVisible();
    });

    test('sends a contact request with the telephone encrypted', async ({ page }) => {
      const form = contactForm(page);
      await form.fill();
      const sent = page.waitForRequest(CONTACT_PATH);
      await form.submit.click();
      const body = (await sent).postDataJSON() as { telephone: string };
      expect(body.telephone).toMatch(/^[\w-]+\.[A-Za-z0-9+/=]{300,}$/);
      await expect(form.footer.getByText('提交成功')).toBeVisible();
    });

    test('takes full-width digits for digits', async ({ page }) => {
      const form = contactForm(page);
      await form.fill('１３８００１３８０００');
      await form.submit.click();
      await expect(form.footer.getByText('提交成功')).toBeVisible();
    });

    test('names what is missing and puts the focus on the first bad field', async ({ page }) => {
      const form = contactForm(page);
      await form.submit.click();
      for (const message of ['请输入联系人', '请输入公司名称', '请输入联系电话']) {
        await expect(form.footer.getByText(message).first()).toBeVisible();
      }
      await expect(form.userName).toBeFocused();
    });

    for (const [telephone, message] of [
      ['1380013', '请输入11位手机号码'],
      ['138001380001', '请输入11位手机号码'],
      ['12345678901', '请输入正确的手机号码'],
      ['15400000000', '请输入正确的手机号码'],
    ] as const) {
      test(`refuses the telephone ${telephone}`, async ({ page }) => {
        const form = contactForm(page);
        await form.fill(telephone);
        await form.submit.click();
        await expect(form.footer.getByText(message).first()).toBeVisible();
      });
    }

    for (const [status, code] of [
      [200, '429'],
      [200, '0'],
      [500, '500'],
    ] as const) {
      test(`shows the message of ${status} with code ${code} once and keeps what was typed`, async ({
        page,
        expectedMessages,
      }) => {
        expectedMessages.push(/status of 500/);
        const error = { code, msg: '提交未成功，请稍后再试', data: null, traceId: 't' };
        await page.route(CONTACT_PATH, (route) => route.fulfill({ status, json: error }));
        const form = contactForm(page);
        await form.fill();
        await form.submit.click();
        await expect(form.footer.getByText(error.msg)).toBeVisible();
        await expect(page.getByRole('alert')).toHaveText([error.msg]);
        await expect(form.footer.getByText('提交成功')).toBeHidden();
        await expect(form.userName).toHaveValue('张工');
        await expect(form.telephone).toHaveValue('13800138000');
      });
    }

    test('says so when the server cannot be reached, and sends after that', async ({ page, expectedMessages }) => {
      expectedMessages.push(/ERR_CONNECTION_REFUSED|ERR_FAILED/);
      await page.route(CONTACT_PATH, (route) => route.abort('connectionrefused'));
      const form = contactForm(page);
      await form.fill();
      await form.submit.click();
      await expect(page.getByText('请求超时或服务器异常，请检查网络或联系管理员！').first()).toBeVisible();
      await expect(form.userName).toHaveValue('张工');
      await page.unroute(CONTACT_PATH);
      await form.submit.click();
      await expect(form.footer.getByText('提交成功')).toBeVisible();
    });
  });
}
