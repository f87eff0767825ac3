import type { Page } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test, waitForHydration } from '../fixtures';
import { readCode, registerAt, waitForDraft } from './own-account';

/** People of the sandbox (`SANDBOX_PERSONS`): each way has its own, since a document has three accounts at most. */
const BY_CARD = { name: '古丽米热·艾比布力', idNumber: '110000198506120029', telephone: '13800000002' };
const BY_ELEMENTS = { name: '周启航', idNumber: '110000199209180038', telephone: '13800000003' };
const BY_FACE = { name: '林予安', idNumber: '11000019900307001X' };
const WRONG_CARD = { name: '赵错卡', idNumber: '310000196607200093', telephone: '13800000009' };

/** Persons are verified, each way, good and rejected. */
export function describeRealname(brand: BrandUnderTest): void {
  const at = (path: string) => `${brand.basePath}/overview/${path}`;

  /** Opens a page of verification as a new user, who agrees to the processing of what is typed. */
  async function begin(page: Page, path: string): Promise<void> {
    await registerAt(page, at(path));
    await expect(page.getByRole('heading', { name: /^需要您单独同意/ })).toBeVisible();
    await page.getByRole('button', { name: '同意并继续' }).click();
  }

  test.describe('real-name verification', () => {
    test('a card that is not the person’s is refused, and another passes', async ({ page }) => {
      await begin(page, 'personal-bybankcard');
      await fillPerson(page, WRONG_CARD);
      await page.getByRole('textbox', { name: /^银行卡号/ }).fill('6299990000000090');
      await page.getByRole('textbox', { name: /^银行预留手机号/ }).fill(WRONG_CARD.telephone);
      await page.getByRole('button', { name: '提交并验证手机号' }).click();
      const failure = page.getByRole('region', { name: '认证未通过' });
      await expect(failure).toContainText('银行卡号与登记信息不一致');
      await expect(failure).toContainText('24小时内还可尝试2次');
      await expect(failure.getByRole('link', { name: '提交工单' })).toHaveAttribute('href', /type=account\.realname/);
      expect(await findAccessibilityViolations(page)).toEqual([]);

      await failure.getByRole('link', { name: '重新填写' }).click();
      await fillPerson(page, BY_CARD);
      await page.getByRole('textbox', { name: /^银行卡号/ }).fill('6299 9900 0000 0025');
      await page.getByRole('textbox', { name: /^银行预留手机号/ }).fill(BY_CARD.telephone);
      await page.getByRole('button', { name: '提交并验证手机号' }).click();
      await expect(page).toHaveURL(at('personal-bybankcard?step=proof'));
      // The step is the server's: it is there again after a reload.
      await page.reload();
      await proveTelephone(page, BY_CARD.telephone);
      await page.getByRole('link', { name: '查看实名认证' }).click();
      await expect(page.getByText('1100**********0029')).toBeVisible();
      await expect(page.getByRole('link', { name: '转为企业认证' })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.goto(at('personal-chooseway'));
      await expect(page).toHaveURL(at('realname'));
    });

    test('what was typed is there again after a reload, and passes by a code', async ({ page }) => {
      await begin(page, 'personal-byidcard?way=auto');
      const saved = waitForDraft(page, '"idNumber"');
      await fillPerson(page, BY_ELEMENTS);
      await saved;
      await page.reload();
      await expect(page.getByRole('textbox', { name: /^姓名/ })).toHaveValue(BY_ELEMENTS.name);
      expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('11000019920918');
      await fillPerson(page, BY_ELEMENTS);
      await page.getByRole('textbox', { name: /^手机号/ }).fill(BY_ELEMENTS.telephone);
      await page.getByRole('button', { name: '提交并验证手机号' }).click();
      await proveTelephone(page, BY_ELEMENTS.telephone);
    });

    test('on a telephone a face is compared there, with a consent of its own', async ({ page, context }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await begin(page, 'personal-byface');
      await fillPerson(page, BY_FACE);
      await page.getByRole('button', { name: '下一步' }).click();
      await expect(page.getByRole('heading', { name: '需要您单独同意：人脸识别' })).toBeVisible();
      await expect(page.getByRole('link', { name: '不同意，换一种方式' })).toHaveAttribute(
        'href',
        at('personal-chooseway'),
      );
      await page.getByRole('button', { name: '同意并继续' }).click();
      await page.getByRole('button', { name: '开始刷脸' }).click();
      const href = await page.getByRole('link', { name: '在本机刷脸' }).getAttribute('href');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const camera = await context.newPage();
      await camera.goto(`${brand.basePath}/face-telephone${new URL(href ?? '').search}`);
      await waitForHydration(camera);
      await camera.getByRole('button', { name: '我是本人，开始刷脸' }).click();
      await camera.getByRole('button', { name: '人脸一致' }).click();
      await expect(camera.getByText('刷脸成功，请回到原页面继续')).toBeVisible();
      await camera.close();
      await page.bringToFront();
      await expect(page.getByRole('heading', { name: '个人认证已通过' })).toBeVisible();
    });

    test('the ways are those that the entrance opens', async ({ page, portal }) => {
      let flags = { manualAudit: false, thirdParty: false };
      await page.route('**/ptl/identification/api/pageShowMode', (route) =>
        route.fulfill({ json: { code: '200', msg: '', data: flags, traceId: 'test' } }),
      );
      await portal.readAs('demo-new', at('personal-chooseway'));
      await expect(page.getByRole('heading', { name: '实名认证系统维护中' })).toBeVisible();
      const ways = page.getByRole('list', { name: '个人认证方式' }).getByRole('link');
      for (const [manualAudit, thirdParty, names] of [
        [true, false, [/^证件照片审核/]],
        [false, true, [/^银行卡认证/, /^证件号码核验/, /^扫码刷脸/]],
        [true, true, [/^银行卡认证/, /^证件号码核验/, /^证件照片审核/, /^扫码刷脸/]],
      ] as const) {
        flags = { manualAudit, thirdParty };
        await page.reload();
        await expect(ways).toHaveText([...names]);
      }
    });
  });
}

async function fillPerson(page: Page, { name, idNumber }: { name: string; idNumber: string }): Promise<void> {
  await page.getByRole('textbox', { name: /^姓名/ }).fill(name);
  await page.getByRole('textbox', { name: /^证件号码/ }).fill(idNumber);
}

async function proveTelephone(page: Page, telephone: string): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('textbox', { name: /^短信验证码/ }).fill(await readCode(page, telephone, '用于实名认证'));
  await page.getByRole('button', { name: '完成验证' }).click();
  await expect(page.getByRole('heading', { name: '个人认证已通过' })).toBeVisible();
}
