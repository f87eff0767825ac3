import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { expect, test } from '../fixtures';
import { registerAt } from './own-account';

/** Addresses and invoice titles, as their owner keeps them. */
export function describeOwnAddresses(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;

  async function openOwn(page: Page, path: string): Promise<void> {
    await registerAt(page, at(path));
    await expect(page).toHaveURL(at(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  test.describe('a user', () => {
    test('adds an address by pasting it, and deletes it', async ({ page }) => {
      const name = '张晓禾';
      await openOwn(page, '/overview/address/add-address');
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.postData() ?? ''));
      await page
        .getByRole('textbox', { name: '粘贴收件人、手机和地址' })
        .fill(`收件人：${name}，电话：138 0013 8000，地址：浙江杭州西湖区文三路90号东部软件园`);
      await page.getByRole('button', { name: '识别', exact: true }).click();
      await expect(page.getByText('已识别收件人、手机号码、所在地区、详细地址，请核对')).toBeVisible();
      await expect(page.getByRole('combobox', { name: '区县' })).toHaveValue('330106');
      await page.getByRole('button', { name: '保存地址' }).click();
      await expect(page).toHaveURL(at('/overview/address/invoiceAddress'));
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
      await expect(card).toContainText('138****8000');
      await expect(card).toContainText('浙江省杭州市西湖区 文三路90号东部软件园');
      expect(sent.join(), 'what was sent').not.toContain('13800138000');

      await card.getByRole('link', { name: `删除 ${name}` }).click();
      await page.getByRole('button', { name: '确定删除' }).click();
      await expect(page).toHaveURL(at('/overview/address/invoiceAddress'));
      await expect(page.getByRole('heading', { name })).toHaveCount(0);
    });

    test('adds an invoice title with a tax number, withdraws and deletes it', async ({ page }) => {
      const name = '启衡科技（上海）有限公司';
      await openOwn(page, '/overview/info/add-invoice');
      await page.getByRole('textbox', { name: '发票抬头' }).fill(name);
      const taxNumber = page.getByRole('textbox', { name: '税号' });
      await taxNumber.fill('ABC-123');
      await page.getByRole('button', { name: '保存并提交' }).click();
      await expect(page.getByText('税号只能包含数字和字母')).toBeVisible();
      await expect(taxNumber).toBeFocused();
      await taxNumber.fill('91990000MA000004X6');
      await page.getByRole('radio', { name: /一般纳税人/ }).check({ force: true });
      await page.getByRole('textbox', { name: '注册地址' }).fill('上海市浦东新区张江路1000号');
      await page.getByRole('textbox', { name: '注册电话' }).fill('021-61234567');
      await page.getByRole('textbox', { name: '开户行' }).fill('中国银行上海张江支行');
      await page.getByRole('textbox', { name: '银行账号' }).fill('4558 0000 1234 5678');
      await page.getByRole('button', { name: '保存并提交' }).click();
      await expect(page).toHaveURL(at('/overview/info/invoiceInfo'));

      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
      await expect(card.getByText('申请中')).toBeVisible();
      await expect(card).toContainText('**** 5678');
      await card.getByRole('button', { name: `撤回审核 ${name}` }).click();
      await expect(card.getByText('已撤回')).toBeVisible();
      await card.getByRole('button', { name: '审核记录' }).click();
      await expect(card.getByRole('list', { name: '发票抬头进度' })).toContainText('撤回审核');
      await card.getByRole('link', { name: `删除 ${name}` }).click();
      await page.getByRole('button', { name: '确定删除' }).click();
      await expect(page).toHaveURL(at('/overview/info/invoiceInfo'));
      await expect(page.getByRole('heading', { name })).toHaveCount(0);
    });
  });
}
