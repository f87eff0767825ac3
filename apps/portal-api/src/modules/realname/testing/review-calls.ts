import type { IdentificationDetail, QueuedIdentificationDetail } from '@portal/api-contract/account';
import type { Clock } from '../../../platform/clock';
import { sendFile } from '../../../testing/multipart';
import { makePicture } from '../../../testing/sample-files';
import type { TestBrowser } from '../../../testing/test-browser';
import type { TestPortal } from '../../../testing/test-portal';
import { openSession, openStaffSession } from '../../../testing/test-session';
import { waitUntil } from '../../../testing/wait-until';
import { FIRST_WIDTH } from '../verifier/sandbox-verifier';
import { createRealnameCalls, findPerson } from './realname-calls';

/** What owners of documents and reviewers do, by the clock of a spec. */
export function createReviewCalls(portal: TestPortal, now: Clock) {
  const calls = createRealnameCalls(portal);
  const { name, idNumber } = findPerson('pass');

  async function logIn() {
    const session = await openSession(portal, now());
    await calls.agree(session.browser);
    return session;
  }
  const logInReviewer = async () => (await openStaffSession(portal, now(), ['reviewer'])).browser;

  async function upload(browser: TestBrowser, width = 40): Promise<string> {
    const { body } = await sendFile(browser, 'identification', await makePicture('jpg', width), 'a.jpg');
    if (body.code !== '200') throw new Error(body.msg);
    return (body.data as { id: string }).id;
  }

  async function fillIn(browser: TestBrowser, frontWidth = FIRST_WIDTH) {
    const [frontFileId, backFileId] = [await upload(browser, frontWidth), await upload(browser)];
    return {
      name,
      idNumber,
      address: '上海市浦东新区张江路1000号',
      validUntil: null,
      frontFileId,
      backFileId,
    };
  }

  /** What is photographed of an enterprise that changes. */
  const uploadPapers = async (browser: TestBrowser) => ({
    licenceFileId: await upload(browser),
    frontFileId: await upload(browser),
    letterFileId: await upload(browser),
  });

  const submit = async (browser: TestBrowser, more: object = {}, width?: number): Promise<IdentificationDetail> =>
    calls.submit(browser, 'personCredentials', { ...(await fillIn(browser, width)), ...more });

  const ops = (browser: TestBrowser, call: string, payload: object) =>
    browser.request(`/ops-api/identification/${call}`, { method: 'POST', payload });
  const open = async (browser: TestBrowser, id: string) =>
    (await browser.request(`/ops-api/identification/detail?id=${id}`)).body.data as QueuedIdentificationDetail;

  /** A verification as a reviewer sees it once the provider has said what it knows. */
  const openWithFacts = (browser: TestBrowser, id: string) =>
    waitUntil(
      () => open(browser, id),
      ({ registry }) => registry.result !== 'unknown',
    );

  async function claim(browser: TestBrowser, id: string): Promise<QueuedIdentificationDetail> {
    const { version } = await openWithFacts(browser, id);
    const { body } = await ops(browser, 'claim', { id, version });
    if (body.code !== '200') throw new Error(body.msg);
    return body.data as QueuedIdentificationDetail;
  }

  return { logIn, logInReviewer, upload, uploadPapers, fillIn, submit, ops, open, openWithFacts, claim };
}
