import { buildMultipart, sendFile } from '../../testing/multipart';
import { SAMPLE_PDF } from '../../testing/sample-files';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { openSession } from '../../testing/test-session';

const portal = setUpPortal();
let browser: TestBrowser;

beforeAll(async () => {
  ({ browser } = await openSession(portal));
});

it.each([
  ['C:\\Users\\me\\简历.pdf', '简历.pdf'],
  ['../../../etc/passwd', 'passwd.pdf'],
  ['a<b>"c.pdf', 'abc.pdf'],
  ['a|b?c*.pdf', 'abc.pdf'],
  ['photo\u202efdp.exe', 'photofdp.pdf'],
  [`${'长'.repeat(200)}.pdf`, `${'长'.repeat(116)}.pdf`],
  [`${'长'.repeat(200)}.html`, `${'长'.repeat(116)}.pdf`],
  ['x.html', 'x.pdf'],
  ['x.pdf.HTA', 'x.pdf.pdf'],
  ['报告 v1.2', '报告 v1.2.pdf'],
  ['a.PDF', 'a.PDF'],
  ['.html', 'file.pdf'],
  ['..', 'file.pdf'],
  ['', 'file.pdf'],
  ['...///', 'file.pdf'],
])('a file named %j is shown as %j', async (sent, shown) => {
  const upload = buildMultipart([{ fileName: sent.replaceAll('"', '%22'), bytes: SAMPLE_PDF }]);
  const { body } = await browser.request('/ptl/file/uploadFlexible', {
    method: 'POST',
    payload: upload.payload,
    headers: { ...upload.headers, 'view-func-unit': 'attachment' },
  });
  const { name } = body.data as { name: string };
  expect(name.replace('%22', '')).toBe(shown);
});

it('a download is named by what was found in the file, whatever its sender called it', async () => {
  const { body } = await sendFile(browser, 'attachment', SAMPLE_PDF, '合同.html');
  const { id } = body.data as { id: string };
  const readName = async () => {
    const { headers } = await browser.request(`/ptl/file/content?id=${id}`);
    return decodeURIComponent(String(headers['content-disposition']));
  };
  expect(await readName()).toBe("attachment; filename*=UTF-8''合同.pdf");
  await portal.database.query('update stored_file set name = $2 where id = $1', [id, '从前.html']);
  expect(await readName()).toBe("attachment; filename*=UTF-8''从前.pdf");
});
