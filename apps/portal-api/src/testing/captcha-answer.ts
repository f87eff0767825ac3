import type { TestBrowser } from './test-browser';

/** Answer to a question captcha. */
export function solveQuestion(question: string): string {
  const [, first = '', operator, second = ''] = /：(.)(加|减)(.)等/.exec(question) ?? [];
  const [a = 0, b = 0] = [first, second].map((numeral) => '零一二三四五六七八九十'.indexOf(numeral));
  return String(operator === '加' ? a + b : a - b);
}

/** Passes a question captcha as a person would, and returns the ticket. */
export async function passCaptcha(browser: TestBrowser, action: string): Promise<string> {
  const asked = await browser.request(`/portal/openapi/verification/getQuestion?action=${action}`);
  const { capcode, question } = asked.body.data as { capcode: string; question: string };
  const query = `capcode=${capcode}&answer=${solveQuestion(question)}&date=1`;
  const passed = await browser.request(`/portal/openapi/verification/checkcapcode?${query}`);
  return (passed.body.data as { ticket: string }).ticket;
}
