import { type ContentText, contentTextSchema, type OwnContentDetail } from '@portal/api-contract/community';
import type { BrowserResponse, TestBrowser } from '../../../testing/test-browser';
import type { TestPortal } from '../../../testing/test-portal';
import { openSession } from '../../../testing/test-session';

/** A text that can be submitted as an article or a question. */
export const CONTENT_TEXT: ContentText = contentTextSchema.parse({
  ...{ title: '均质机能耗基线怎样从班次数据里算出来', summary: '三步得到每班次的能耗基线。', category: 'energy' },
  ...{ tags: ['能耗', '均质机'], isAiMade: false },
  body: `## 先分班次\n\n把分钟级电耗按班次累加，去掉停机与清洗的时段，再按产量与介质温度分组。\n\n## 再取分位数\n\n每组取第二十个百分位作为基线，偏离超过一成的班次列出来逐一核对原因。`,
});

const byMid = (more: object = {}) => ['content', (mid: string) => ({ mid, ...more })] as const;
const byDraft = (more: object = {}) => ['content', (draftId: string) => ({ draftId, ...more })] as const;

/** Calls of authors about an item of theirs. */
export const CONTENT_CALLS = {
  ...{ getOwnContent: byMid(), submitContent: byMid(), withdrawContent: byMid(), deleteContent: byMid() },
  ...{ takeContentOffShelf: byMid(), putContentOnShelf: byMid() },
  appealContent: byMid({ reason: '文章讲的是设备能耗，属于本站主题' }),
  saveContentDraft: byDraft({ mainType: 5, version: 0, text: { title: '别人的草稿' } }),
  ...{ getContentDraft: byDraft(), deleteContentDraft: byDraft() },
};

/** Makes a call about own content, e.g. `submit`. */
export const callWriting = (browser: TestBrowser, call: string, payload: object): Promise<BrowserResponse> =>
  browser.request(`/ptl/community/content/${call}`, { method: 'POST', payload });

/** Makes a call that is taken, and returns its data. */
export async function doWriting<Data = OwnContentDetail>(
  browser: TestBrowser,
  call: string,
  payload: object,
): Promise<Data> {
  const { body } = await callWriting(browser, call, payload);
  if (body.code !== '200') throw new Error(`${call}: ${body.msg}`);
  return body.data as Data;
}

/** A draft of whoever is logged in; returns its number. */
export async function saveContent(
  browser: TestBrowser,
  changes: Partial<ContentText> = {},
  mainType = 5,
): Promise<string> {
  const text = { ...CONTENT_TEXT, ...changes };
  const { draftId } = await doWriting<{ draftId: string }>(browser, 'saveDraft', { mainType, text });
  return draftId;
}

/** An own item as it is now. */
export async function readOwn(browser: TestBrowser, mid: string): Promise<OwnContentDetail> {
  const { body } = await browser.request(`/ptl/community/content/mine?mid=${mid}`);
  if (body.code !== '200') throw new Error(`mine: ${body.msg}`);
  return body.data as OwnContentDetail;
}

/** Writes the newest text of an item. */
export async function rewriteContent(
  browser: TestBrowser,
  mid: string,
  changes: Partial<ContentText>,
): Promise<OwnContentDetail> {
  const { version, text, mainType } = await readOwn(browser, mid);
  await doWriting(browser, 'saveDraft', { mainType, draftId: mid, version, text: { ...text, ...changes } });
  return readOwn(browser, mid);
}

/** Somebody with a verified telephone, of a trust level. */
export async function openAuthor(portal: TestPortal, now: Date, level = 0) {
  const session = await openSession(portal, now);
  const { query } = portal.database;
  await query(`update portal_user set telephone_masked = '138****0000', nickname = '试写人' where id = $1`, [
    session.userId,
  ]);
  await query('insert into community_member (user_id, trust_level, region) values ($1, $2, $3)', [
    ...[session.userId, level, '江苏'],
  ]);
  return session;
}

/** Makes a call of the moderators on an item as it is now. */
export async function moderate(
  moderator: TestBrowser,
  mid: string,
  call: string,
  more: object = {},
): Promise<BrowserResponse> {
  const { body } = await moderator.request(`/ops-api/community/detail?mid=${mid}`);
  const { version } = body.data as { version: number };
  return moderator.request(`/ops-api/community/${call}`, { method: 'POST', payload: { mid, version, ...more } });
}

export { PART_CALLS, storeReport } from '../../../testing/community-desk';
