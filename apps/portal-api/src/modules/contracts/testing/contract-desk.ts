import type { ContractDetail } from '@portal/api-contract/account';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../platform/database/database';
import { createDataProtection } from '../../../platform/security/data-protection';
import { findPackageFolder } from '../../../platform/package-folders';
import { addContent } from '../../../testing/sample-content';
import type { createAccountActions } from '../../../testing/test-account';
import type { BrowserResponse, TestBrowser } from '../../../testing/test-browser';
import { createTestEnvironment, type TestPortal } from '../../../testing/test-portal';
import { waitUntil } from '../../../testing/wait-until';
import { seedDemoIdentity } from '../../realname/demo-identity';
import { DEMO_STORIES } from '../../realname/demo-stories';

/** What a draft of these specs says, but for its orders. */
export const CONTRACT_FORM = {
  ...{ kind: 'order', templateId: 'service-contract', templateVersion: '1.0', signMode: 'electronic', signerRole: 1 },
  ...{ signerName: '周启航', contactName: '王敏', deliveryAddress: '示例省示例市示例路 8 号 3 楼', specialTerms: '' },
};

/** How a draft of a letter of intent differs from those of contracts. */
export const INTENT = { kind: 'intent', templateId: 'letter-of-intent', templateVersion: '1.2' };

const TEXT_HASH = { textHash: 'a'.repeat(64) };

/** Calls that name a contract of their caller, with all else that they take. */
export const CONTRACT_CALLS: Readonly<Record<string, object>> = {
  ...{
    getContract: {},
    downloadContract: {},
    getContractEvidence: {},
    getContractText: {},
    getContractSignUrl: {},
    previewContract: {},
    deleteContract: {},
  },
  ...{ extendContract: {}, withdrawContract: {}, submitContract: TEXT_HASH, sendSignCode: TEXT_HASH },
  signContract: { ...TEXT_HASH, code: '123456', isIntended: true },
  handInContractPaper: { ...TEXT_HASH, fileId: 'f' },
  declineContract: { reason: '价格与报价不一致' },
  saveContract: { ...CONTRACT_FORM, version: 1 },
  previewContractRescission: { reason: '项目终止' },
  rescindContract: { ...TEXT_HASH, reason: '项目终止', code: '123456', isIntended: true },
  declineContractRescission: { reason: '继续履行' },
  downloadContractRescission: {},
  ...{ urgeContract: {}, getContractBecoming: {}, previewContractBecoming: {}, becomeContract: TEXT_HASH },
};

/** Brings the texts in that contracts are made of, as they are published. */
export function addContractTemplates(portal: TestPortal): Promise<void> {
  const folder = join(findPackageFolder('portal-content/content'), 'contracts');
  const read = (name: string) => [`contracts/${name}`, readFileSync(join(folder, name), 'utf8')] as const;
  return addContent(portal, Object.fromEntries(readdirSync(folder).map(read)));
}

/** Makes a call about contracts, e.g. `submit`. */
export const callContract = (browser: TestBrowser, call: string, payload: object): Promise<BrowserResponse> =>
  browser.request(`/ptl/contract/${call}`, { method: 'POST', payload });

/** Makes a call that is taken, and returns the contract as it is then. */
export async function doContract(browser: TestBrowser, call: string, payload: object): Promise<ContractDetail> {
  const { body } = await callContract(browser, call, payload);
  if (body.code !== '200') throw new Error(`${call}: ${body.msg} ${JSON.stringify(body.data)}`);
  return body.data as ContractDetail;
}

/** A contract as its owner sees it. */
export const readContract = async (browser: TestBrowser, id: string): Promise<ContractDetail> =>
  (await browser.request(`/ptl/contract/detail?id=${id}`)).body.data as ContractDetail;

/** Hash of the text of a draft, as its preview tells it. */
export async function previewHash(browser: TestBrowser, id: string): Promise<string> {
  const { body } = await callContract(browser, 'preview', { id });
  return (body.data as { textHash: string }).textHash;
}

/** Submits a draft as it was previewed. */
export const submitContract = async (browser: TestBrowser, id: string): Promise<ContractDetail> =>
  doContract(browser, 'submit', { id, textHash: await previewHash(browser, id) });

/** Bytes of a file of a contract, and the status of the response. */
export async function readContractFile(portal: TestPortal, browser: TestBrowser, path: string) {
  const cookie = [...browser.cookies].map(([key, value]) => `${key.split(' ')[0]}=${value}`).join('; ');
  const { statusCode, headers, rawPayload } = await portal.app.inject({
    url: `/ptl/contract/${path}`,
    headers: { cookie, ...browser.tokenHeaders() },
  });
  return { status: statusCode, headers, bytes: rawPayload };
}

type People = Pick<ReturnType<typeof createAccountActions>, 'register'>;

/** Registers a member whose company has been verified. */
export async function registerCompany(
  people: People,
  portal: TestPortal,
  database: Database,
  now: Date,
  story: keyof typeof DEMO_STORIES = 'enterprise',
) {
  const { browser, telephone } = await people.register();
  const [user] = await portal.database.query<{ id: string }>(
    'select id from portal_user order by created_at desc, last_login_at desc limit 1',
  );
  const id = user?.id ?? '';
  const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
  const owner = { id, issuer: 'test', account: 'a', userCode: 'c', sessionId: '' };
  await database.transaction((runner) =>
    seedDemoIdentity(runner, protection, owner, DEMO_STORIES[story], new Date(now.getTime() - 86_400_000)),
  );
  return { browser, telephone, userId: id };
}

/** Codes for signing a contract, the newest first. */
export const readSignCodes = async (portal: TestPortal, id: string): Promise<string[]> =>
  (
    await portal.database.query<{ code: string }>(
      `select substring(text from '验证码(\\d{6})') as code from sms_outbox where text like $1 order by sent_at desc, id desc`,
      [`%签署合同${id}%`],
    )
  ).map(({ code }) => code);

/** Code of the newest message about signing a contract, of which there are more than some. */
export async function readSignCode(portal: TestPortal, id: string, known = 0): Promise<string> {
  const [code = ''] = await waitUntil(
    () => readSignCodes(portal, id),
    (codes) => codes.length > known,
  );
  return code;
}
