import type { Certification, ConsentKey, IdentificationDetail } from '@portal/api-contract/account';
import type { BrowserResponse, TestBrowser } from '../../../testing/test-browser';
import type { TestPortal } from '../../../testing/test-portal';
import { waitUntil } from '../../../testing/wait-until';
import { SANDBOX_PERSONS, type SandboxPerson } from '../verifier/sandbox-persons';

const CONSENTS: readonly ConsentKey[] = ['identityElements', 'identityPicture', 'face'];

/** The first person of the sandbox with whom something happens. */
export function findPerson(outcome: SandboxPerson['outcome']): SandboxPerson {
  const person = SANDBOX_PERSONS.find((one) => one.outcome === outcome);
  if (!person) throw new Error(`Nobody in the sandbox is ${outcome}`);
  return person;
}

/** Elements of a person, as they are typed. */
export const toElements = ({ name, idNumber, telephone, bankCard }: SandboxPerson) => ({
  three: { method: 2, name, idNumber, telephone },
  four: { name, idNumber, telephone, bankCard, bankName: '中国银行' },
});

/** Opens or closes ways of verification. */
export async function setEntrance(
  { database }: { readonly database: Pick<TestPortal['database'], 'query'> },
  manualAudit: boolean,
  thirdParty: boolean,
): Promise<void> {
  const params = Object.entries({ manualAudit, thirdParty }).map(([dicKey, isOn]) => ({ dicKey, dicValue: `${isOn}` }));
  await database.query(
    `insert into site_document (kind, key, body, source) values ('system-params', 'REALNAME', $1, 'spec')
     on conflict (kind, key) do update set body = excluded.body`,
    [JSON.stringify(params)],
  );
}

/** Lets nobody's session end because the clock of a spec has gone on. */
export async function keepSessions(portal: TestPortal, now: Date): Promise<void> {
  await portal.database.query(
    `update user_session set last_seen_at = $1, expires_at = $1::timestamptz + interval '1 hour'`,
    [now],
  );
}

/** Calls of real-name verification, as their owner. */
export function createRealnameCalls(portal: TestPortal) {
  const post = (browser: TestBrowser, call: string, payload: object = {}, key?: string): Promise<BrowserResponse> =>
    browser.request(`/ptl/identification/${call}`, {
      method: 'POST',
      payload,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });

  /** Something that is taken; rejects otherwise. */
  async function submit(browser: TestBrowser, call: string, payload: object): Promise<IdentificationDetail> {
    const { body } = await post(browser, call, payload);
    if (body.code !== '200') throw new Error(`${call}: ${body.msg}`);
    return body.data as IdentificationDetail;
  }

  const readCodes = () =>
    portal.database.query<{ id: string; code: string }>(
      `select id, substring(text from '验证码(\\d{6})') as code from sms_outbox where text like '%用于实名认证%'`,
    );

  return {
    post,
    submit,
    /** Agrees to everything that verification asks for, or takes it back. */
    async agree(browser: TestBrowser, keys: readonly ConsentKey[] = CONSENTS, agreed = true): Promise<void> {
      for (const key of keys)
        await browser.request('/ptl/privacy/consent', { method: 'POST', payload: { key, agreed } });
    },
    /** Has a code sent and gives it; how often a number may have one is not what these specs are about. */
    async sendCode(browser: TestBrowser, id: string): Promise<string> {
      await portal.database.query(`delete from sms_code where scene = 'realname' and used_at is not null`);
      await portal.database.query(`update sms_code set created_at = created_at - interval '61 seconds'`);
      const before = new Set((await readCodes()).map((one) => one.id));
      const { body } = await post(browser, 'smsSend', { id });
      if (body.code !== '200') throw new Error(body.msg);
      const sent = await waitUntil(async () => (await readCodes()).find((one) => !before.has(one.id)));
      return sent?.code ?? '';
    },
    find: async (browser: TestBrowser) => (await post(browser, 'findUserCertification')).body.data as Certification,
    detail: (browser: TestBrowser, id: string) =>
      browser.request('/ptl/identification/identificationDetail', {
        method: 'POST',
        payload: new URLSearchParams({ id }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    cancel: (browser: TestBrowser, id: string) =>
      browser.request(`/ptl/identification/cancelIdentification?id=${encodeURIComponent(id)}`),
  };
}
