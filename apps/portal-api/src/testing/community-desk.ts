import { contentTextSchema, type MainType } from '@portal/api-contract/community';
import { randomUUID } from 'node:crypto';
import type { TestBrowser } from './test-browser';
import type { TestPortal } from './test-portal';
import { type LoggedIn, openSession } from './test-session';

/** Calls of taking part that name a record of somebody; the specs of their modules try strangers. */
export const PART_CALLS = [
  ...[
    'deleteFolder',
    'saveFolder',
    'readNotices',
    'deleteNotices',
    'deleteComment',
    'acceptAnswer',
    'unacceptAnswer',
    'saveAnswer',
  ],
  ...['deleteAnswer', 'saveReport', 'getWorksExport', 'getWorksExportFile', 'openCommunityFile'],
  ...[
    'precheckContent',
    'getQuestionRights',
    'closeQuestion',
    'markDuplicateQuestion',
    'reopenQuestion',
    'raiseBounty',
    'listInvitations',
    'inviteToAnswer',
  ],
];

/** Somebody of the community with a name. */
export interface TestMember extends LoggedIn {
  readonly userCode: string;
  readonly nickname: string;
}

/** Logs somebody in who has a name and a telephone. */
export async function openMember(portal: TestPortal, now: Date, nickname: string): Promise<TestMember> {
  const session = await openSession(portal, now);
  await portal.database.query(`update portal_user set nickname = $2, telephone_masked = '138****0000' where id = $1`, [
    session.userId,
    nickname,
  ]);
  return { ...session, nickname, userCode: `code-${session.userId}` };
}

/** Puts an item on the shelf, as a review leaves it, and returns its `mid`. */
export async function addItem(
  portal: TestPortal,
  {
    ownerId,
    at,
    mainType = 5,
    title = '轴承振动的包络分析',
  }: {
    readonly ownerId: string;
    readonly at: Date;
    readonly mainType?: MainType;
    readonly title?: string;
  },
): Promise<string> {
  const [id, mid] = [randomUUID(), `CC${randomUUID().replaceAll('-', '').slice(0, 20)}`];
  await portal.database.query(
    `insert into community_content (id, mid, owner_id, main_type, title, state, state_since, version, draft_number,
       live_number, published_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 211, $6, 1, 1, 1, $6, $6, $6)`,
    [id, mid, ownerId, mainType, title, at],
  );
  const text = contentTextSchema.parse({ title, body: '正文' });
  await portal.database.query(
    `insert into community_content_version (content_id, number, body, html, created_at, saved_at, passed_at)
     values ($1, 1, $2, '<p>正文</p>', $3, $3, $3)`,
    [id, JSON.stringify(text), at],
  );
  return mid;
}

/** Makes a call of the community. */
export function callCommunity(browser: TestBrowser, path: string, payload: object = {}) {
  return browser.request(`/ptl/community/${path}`, { method: 'POST', payload });
}

/** The same, and what it answers; it has to succeed. */
export async function doCommunity<Data>(browser: TestBrowser, path: string, payload: object = {}): Promise<Data> {
  const { body } = await callCommunity(browser, path, payload);
  if (body.code !== '200') throw new Error(`${path}: ${body.msg}`);
  return body.data as Data;
}

/** Stores a report that moderators find in their queue, about a comment that is gone. */
export async function storeReport(portal: TestPortal): Promise<void> {
  await portal.database.query(
    `insert into community_report (id, report_no, target_type, target_id, title, category, state, state_since, version,
       due_at, created_at) values ($1, $2, 'comment', '', '', 'spam', 10, now(), 1, now(), now())`,
    [randomUUID(), 'JB20260605TESTED'],
  );
}
