import { expect, type Locator, type Page } from '@playwright/test';

const NUMERALS = '零一二三四五六七八九十';
const QUESTION = new RegExp(`([${NUMERALS}])(加|减)([${NUMERALS}])等于几`);

/** Passes the captcha of a form by its question. */
export async function passCaptcha(form: Page | Locator): Promise<void> {
  await form.getByRole('button', { name: '点击完成安全验证' }).click();
  const panel = form.getByRole('group', { name: '安全验证' });
  // The answer to the first challenge brings the cookie to which the second one is bound.
  await expect(panel.getByRole('slider')).toBeEnabled();
  await panel.getByRole('button', { name: '改用答题验证' }).click();
  const question = panel.getByText(QUESTION);
  await expect(question).toBeVisible();
  await panel.getByLabel('答案').fill(String(answerQuestion(await question.innerText())));
  await panel.getByRole('button', { name: '提交' }).click();
  await expect(form.getByText('验证通过')).toBeVisible();
}

function answerQuestion(question: string): number {
  const [, first = '', operator, second = ''] = QUESTION.exec(question) ?? [];
  if (!operator) throw new Error(`The captcha asks something else: ${question}`);
  const [left, right] = [NUMERALS.indexOf(first), NUMERALS.indexOf(second)];
  return operator === '加' ? left + right : left - right;
}
