import type { ContractVerification } from '@portal/api-contract/account';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeMarkdownPdf } from '../../platform/documents/markdown/write-markdown-pdf';
import { signPdf } from '../../platform/documents/signing/sign-pdf';
import { readP12 } from '../../platform/documents/signing/signing-key';
import { findPackageFolder } from '../../platform/package-folders';
import { buildMultipart } from '../../testing/multipart';
import { makePdf } from '../../testing/sample-files';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestEnvironment } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';

const P12 = readFileSync(join(findPackageFolder('test-fixtures'), 'signing/signer.p12'));
const PASSWORD = 'test-password';

const SIGNED_AT = new Date('2026-11-26T03:00:00Z');

const portal = setUpPortal({
  environment: {
    ...createTestEnvironment(),
    SIGNING_P12: P12.toString('base64'),
    SIGNING_P12_PASSWORD: PASSWORD,
  },
});
let browser: TestBrowser;

beforeAll(async () => {
  ({ browser } = await openSession(portal));
});

it('says who has signed a file, and that another byte makes it another file', async () => {
  const signed = await writeSigned();
  expect(await verify(signed)).toEqual({
    valid: true,
    reason: '签名有效，文件自签署后未被修改',
    signers: [
      {
        name: '甲公司',
        certificate: '测试签署人',
        reason: '签署合同',
        signedAt: '2026-11-26T11:00:00+08:00',
        isTimestamped: false,
      },
    ],
  });
  signed[1000] = (signed[1000] ?? 0) ^ 1;
  expect(await verify(signed)).toEqual({ valid: false, reason: '文件在签署后被修改，签名无效', signers: [] });
});

it('says of other files why they are not valid', async () => {
  expect(await verify(makePdf())).toEqual({ valid: false, reason: '文件没有电子签名', signers: [] });
  expect(await verify(Buffer.from('text'))).toMatchObject({ valid: false, reason: '文件不是可以验证的 PDF' });
});

it('rejects what is no upload, and who is not logged in', async () => {
  const json = await browser.request('/ptl/contract/verify', { method: 'POST', payload: {} });
  expect([json.status, (await send(Buffer.alloc(11 * 1024 * 1024))).status]).toEqual([415, 413]);
  expect((await send(makePdf(), new TestBrowser(portal.app))).status).toBe(401);
});

async function writeSigned(): Promise<Buffer> {
  const about = { title: '合同', author: '甲', head: '合同', createdAt: SIGNED_AT };
  const { pdf } = await writeMarkdownPdf({ ...about, template: '# 合同', fields: {} });
  const key = await readP12(P12, PASSWORD);
  const seal = { design: { name: '甲公司', note: '演示' }, page: 0, x: 80, y: 100 };
  return Buffer.from(await signPdf(pdf, { key, signedAt: SIGNED_AT, name: '甲公司', reason: '签署合同', seal }));
}

function send(bytes: Buffer, by = browser) {
  const { payload, headers } = buildMultipart([{ fileName: '合同.pdf', bytes }]);
  return by.request('/ptl/contract/verify', { method: 'POST', payload, headers });
}

async function verify(bytes: Buffer): Promise<ContractVerification> {
  return (await send(bytes)).body.data as ContractVerification;
}
