import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { createDataProtection } from '../../platform/security/data-protection';
import { addContent } from '../../testing/sample-content';
import { SAMPLE_DOCUMENTS } from '../../testing/sample-documents';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestEnvironment } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';

const now = new Date('2026-06-05T12:00:00+08:00');

const portal = setUpPortal({ clock: () => now });

beforeAll(() => addContent(portal, SAMPLE_DOCUMENTS));

const FEEDBACK = {
  ...{ visibleRange: 2, id: 'hub', nodeId: 'start/first', docVersionId: '2.0', helpful: false },
  ...{ reasons: ['wrong', 'unclear', 'wrong'], text: ' 第二步\r\n不对 ', contact: '１３８００１３８０００' },
};

const send = (changes: object = {}, browser = new TestBrowser(portal.app), key?: string) =>
  browser.request('/ptl/isc/doc/api/docFeedback', {
    method: 'POST',
    payload: { ...FEEDBACK, ...changes },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const listRows = () => portal.database.query<Record<string, unknown>>('select * from document_feedback');

it('is stored with the contact encrypted, by whoever it comes from', async () => {
  const response = await send();
  expect(response.body).toMatchObject({ code: '200', msg: '感谢反馈' });
  const { feedbackNo } = response.body.data as { feedbackNo: string };
  expect(feedbackNo).toMatch(/^FB20260605\w{6}$/);
  const [row] = await listRows();
  expect(row).toMatchObject({
    ...{ document_id: 'hub', version_id: '2.0', node_id: 'start/first', owner_id: null, is_helpful: false },
    ...{ reasons: ['wrong', 'unclear'], text: '第二步\n不对', status: 'received', reply: '' },
  });
  expect(JSON.stringify(row)).not.toContain('13800138000');
  const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
  expect(protection.decrypt(String(row?.['contact']), `document_feedback.contact:${feedbackNo}`)).toBe('13800138000');
});

it('takes effect once for a key', async () => {
  const before = (await listRows()).length;
  const first = await send({}, undefined, 'key-1');
  expect((await send({}, undefined, 'key-1')).body.data).toEqual(first.body.data);
  expect(await send({ text: '别的' }, undefined, 'key-1')).toMatchObject({ status: 422 });
  expect((await listRows()).length).toBe(before + 1);
});

it('is shown to its sender alone, newest first, and outlives its page', async () => {
  const { browser } = await openSession(portal, now);
  await send({ helpful: true, reasons: ['wrong'], text: '', contact: '' }, browser);
  await send({ nodeId: 'rules', text: '缺少说明', reasons: [] }, browser);
  await portal.database.query(`delete from document_node where id = 'rules' and version_id = '2.0'`);
  const { browser: other } = await openSession(portal, now);
  const list = async (reader: TestBrowser) =>
    (await reader.request('/ptl/isc/doc/api/docFeedbackMine')).body.data as { title: string }[];
  expect(await list(other)).toEqual([]);
  const own = await list(browser);
  expect(own.map(({ title }) => title).sort()).toEqual(['rules', '接入第一台设备']);
  expect(own.find(({ title }) => title !== 'rules')).toMatchObject({
    ...{ id: 'hub', nodeId: 'start/first', docVersionId: '2.0', helpful: true, reasons: [], text: '' },
    ...{ contentType: CONTENT_TYPES.DOCUMENT, status: 'received', reply: '', createdAt: '2026-06-05T12:00:00+08:00' },
  });
  expect(await new TestBrowser(portal.app).request('/ptl/isc/doc/api/docFeedbackMine')).toMatchObject({ status: 401 });
});

it.each([
  ['a page nobody has', { nodeId: 'none' }, 404],
  ['a hidden page', { nodeId: 'secret' }, 404],
  ['another brand’s document', { id: 'root-only', nodeId: 'a', docVersionId: '1.0', visibleRange: 3 }, 404],
  ['an unknown reason', { reasons: ['boring'] }, 400],
  ['a text without end', { text: '字'.repeat(501) }, 400],
  ['a contact without end', { contact: '1'.repeat(61) }, 400],
  ['no answer', { helpful: undefined }, 400],
])('about %s is refused', async (_name, changes, status) => {
  const before = (await listRows()).length;
  expect(await send(changes)).toMatchObject({ status });
  expect((await listRows()).length).toBe(before);
});
