import { expect, type Page } from '@playwright/test';

/** What every kind of text has. */
export interface TypedText {
  readonly title: string;
  /** Also where the editor calls it a description or an introduction. */
  readonly body: string;
  readonly tag: string;
}

/** Fills in what every kind of text asks for, in an editor of the community. */
export async function fillInText(page: Page, { title, body, tag }: TypedText): Promise<void> {
  await page.getByRole('textbox', { name: /标题/ }).fill(title);
  await page.getByRole('textbox', { name: /正文|问题描述|简介/ }).fill(body);
  await page.getByRole('combobox', { name: /分类/ }).selectOption('边缘与采集');
  await page.getByRole('textbox', { name: /标签/ }).fill(tag);
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: /AI 声明/ }).selectOption('不含 AI 生成内容');
}

/** Submits a text: what is submitted is what the server has. */
export async function submitText(page: Page): Promise<void> {
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('button', { name: '提交发布' }).click();
}
