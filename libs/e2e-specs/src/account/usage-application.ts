import type { Locator } from '@playwright/test';
import { passCaptcha } from '../session/captcha-answer';

/** Fills in the application for the use of a product or a model, and sends it. */
export async function applyForUse(main: Locator, scene: string): Promise<void> {
  await main.getByLabel(/使用场景/).fill(scene);
  await main.getByLabel(/企业名称/).fill('澄湖乳业');
  await main.getByLabel(/行业/).selectOption('食品饮料');
  await main.getByLabel(/联系人/).fill('林予安');
  await main.getByLabel(/手机|联系电话/).fill('13800138000');
  await passCaptcha(main);
  await main.getByRole('checkbox', { name: /隐私政策/ }).check();
  await main.getByRole('button', { name: /提交/ }).click();
}
