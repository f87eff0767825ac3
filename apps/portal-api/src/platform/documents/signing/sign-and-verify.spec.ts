import { PDFDocument } from '@cantoo/pdf-lib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askPoppler, readPdfText } from '../../../testing/poppler';
import { startFakeTimestamps, type TimestampBehaviour } from '../../../testing/fake-timestamps';
import { parseSharedEnvironment } from '../../config';
import { findPackageFolder } from '../../package-folders';
import { writeMarkdownPdf } from '../markdown/write-markdown-pdf';
import { StartupError } from '../../startup-error';
import { openSigning } from './open-signing';
import { type SignatureRequest, signPdf } from './sign-pdf';
import { makeDemoKey, readDemoKey, readP12, type SigningKey } from './signing-key';
import { createTimestampService } from './timestamp-service';
import { MAX_SIGNED_BYTES, verifySignatures } from './verify-signatures';

const NOW = new Date('2026-11-26T03:00:00Z');

const SIGNATURE = {
  signedAt: NOW,
  name: '甲公司',
  reason: '签署合同',
  seal: { design: { name: '启衡科技股份有限公司', note: '演示' }, page: 0, x: 80, y: 100 },
};

const TEMPLATE = '# 服务合同\n\n甲方（盖章）：甲公司{{@customer}}\n\n乙方（盖章）：乙公司{{@provider}}';

let key: SigningKey;
let stranger: SigningKey;
let plain: Buffer;
/** Signed by both, one after the other. */
let signed: Buffer;
let first: Buffer;

beforeAll(async () => {
  key = await readDemoKey(await makeDemoKey('启衡科技（演示）', NOW));
  stranger = await readDemoKey(await makeDemoKey('别人', NOW));
  const info = { title: '服务合同', author: '启衡科技', head: '服务合同', createdAt: NOW };
  plain = Buffer.from((await writeMarkdownPdf({ ...info, template: TEMPLATE, fields: {} })).pdf);
  first = Buffer.from(await sign(plain, { name: '甲公司' }));
  signed = Buffer.from(await sign(first, { name: '乙公司' }));
});

it('is valid with every signer, for pdfsig too', async () => {
  expect(await verify(signed)).toEqual({
    valid: true,
    reason: '签名有效，文件自签署后未被修改',
    signers: ['甲公司', '乙公司'].map((name) => ({
      name,
      certificate: '启衡科技（演示）',
      reason: '签署合同',
      signedAt: NOW,
      isTimestamped: false,
    })),
  });
  const report = await askPoppler('pdfsig', signed, ['PDF']);
  expect(report.match(/Signature is Valid/g)).toHaveLength(2);
  expect(report.match(/ETSI\.CAdES\.detached/g)).toHaveLength(2);
  expect(report.match(/(Not total|Total) document signed/g)).toEqual([
    'Not total document signed',
    'Total document signed',
  ]);
  expect(signed.subarray(0, first.length).equals(first)).toBe(true);
  expect(await readPdfText(signed)).toBe(await readPdfText(plain));
  expect(await askPoppler('pdfinfo', signed, ['PDF'])).toMatch(/^Tagged:\s+yes$/m);
});

it('is not valid once a byte is another, wherever it is', async () => {
  const hole = signed.lastIndexOf('/Contents <', undefined, 'latin1') + '/Contents <'.length;
  const places = [
    ...Array.from({ length: 60 }, (_, index) => Math.floor((index * signed.length) / 60) + 3),
    // No signature covers what stands around itself: the versions and algorithms at its beginning, zeros at its end.
    ...Array.from({ length: 60 }, (_, index) => hole + 2 * index + 1),
  ];
  for (const place of places) {
    const changed = Buffer.from(signed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    const { valid } = await verify(changed);
    expect([place, valid]).toEqual([place, false]);
  }
  const changed = Buffer.from(signed);
  changed[2000] = (changed[2000] ?? 0) ^ 1;
  expect(await verify(changed)).toMatchObject({ reason: '文件在签署后被修改，签名无效' });
  expect(await askPoppler('pdfsig', changed, ['PDF'])).toContain('Digest Mismatch');
});

it('is not valid with something behind the last signature', async () => {
  const document = await PDFDocument.load(signed, { forIncrementalUpdate: true, updateMetadata: false });
  document.addPage();
  for (const longer of [await document.commit(), Buffer.concat([signed, Buffer.from('\n%')])])
    expect(await verify(longer)).toMatchObject({ valid: false, reason: '文件在最后一次签署后增加了内容' });
});

it('is not valid with the signature of one nobody trusts, nor when its certificate is over', async () => {
  const reason = '签名证书不受信任或已过期';
  expect(await verify(await sign(plain, { key: stranger }))).toMatchObject({ valid: false, reason, signers: [] });
  expect(await verify(await sign(signed, { key: stranger }))).toMatchObject({ valid: false, reason });
  expect(await verify(signed, new Date('2046-01-01T00:00:00Z'))).toMatchObject({ valid: false, reason });
});

it('says of other files what they are', async () => {
  expect(await verify(plain)).toEqual({ valid: false, reason: '文件没有电子签名', signers: [] });
  expect(await verify(Buffer.alloc(0))).toMatchObject({ reason: '文件不是可以验证的 PDF' });
  expect(await verify(Buffer.from('<html>'))).toMatchObject({ reason: '文件不是可以验证的 PDF' });
  expect(await verify(Buffer.alloc(MAX_SIGNED_BYTES + 1))).toMatchObject({ reason: '文件过大，无法验证' });
});

it.each([
  ['a range that begins elsewhere', '/ByteRange [1 10 20 5] /Contents <00>'],
  ['a range that ends behind the file', '/ByteRange [0 10 20 99999]'],
  ['a range without numbers', '/ByteRange 7 0 R'],
  ['a hole that is none', '/ByteRange [0 20 10 5]'],
  ['a hole with something else in it', '1 0 obj << /ByteRange [0 70 80 1] /Contents <00 /JS> >> endobj'],
  ['very many ranges', '/ByteRange [0 1 2 3] '.repeat(100_000)],
  ['objects without an end', `${'1 0 obj '}${'['.repeat(50_000)} /ByteRange [0 1 2 3]`],
])('rejects %s', async (_what, content) => {
  expect(await verify(Buffer.from(`%PDF-1.7\n${content}${' '.repeat(100)}`))).toMatchObject({
    valid: false,
    reason: '签名数据不完整或不符合规范',
  });
});

it('rejects signatures that are none', async () => {
  const hole = signed.lastIndexOf('/Contents <', undefined, 'latin1') + '/Contents <'.length;
  for (const bytes of ['00', '3080', '30840fffffff', 'ff'.repeat(200), '30'.repeat(6000)]) {
    const changed = Buffer.from(signed);
    changed.write(bytes, hole, 'latin1');
    expect(await verify(changed)).toMatchObject({ valid: false });
  }
});

describe('with a time stamp', () => {
  const at = new Date('2026-11-26T03:00:05Z');
  const behaviour: TimestampBehaviour = {};

  it('says when the service has seen it, and is good after the certificate is over', async () => {
    await withService(behaviour, async (timestamps) => {
      const stamped = await sign(plain, { timestamps });
      const report = await verify(stamped, new Date('2035-01-01T00:00:00Z'));
      expect(report).toMatchObject({ valid: true, signers: [{ signedAt: at, isTimestamped: true }] });
      expect(await verify(stamped, new Date('2046-01-01T00:00:00Z'))).toMatchObject({ valid: true });
      expect(await askPoppler('pdfsig', stamped, ['PDF'])).toContain('Signature is Valid');
    });
  });

  it.each([
    ['refuses', { isRefusing: true }, 'refused with status 2'],
    ['stamps something else', { imprint: Buffer.alloc(32) }, 'one of something else'],
    ['answers with what is no time stamp', { body: Buffer.from('<html>') }, 'TimeStampResp'],
    ['answers without an end', { body: Buffer.alloc(100_000) }, 'TooLongError'],
  ])('is not signed where the service %s', async (_what, wrong, message) => {
    await withService(wrong, async (timestamps) => {
      await expect(sign(plain, { timestamps })).rejects.toThrow(message);
    });
  });

  async function withService(
    own: TimestampBehaviour,
    run: (timestamps: SignatureRequest['timestamps']) => Promise<void>,
  ): Promise<void> {
    const server = await startFakeTimestamps(key, at, own);
    await run(createTimestampService(server.origin)).finally(() => server.close());
  }
});

it('signs with a P12 of an authority, which is trusted by its root alone', async () => {
  const bytes = readFileSync(join(findPackageFolder('test-fixtures'), 'signing/signer.p12'));
  const own = await readP12(bytes, 'test-password');
  const [, root] = own.certificates.map((certificate) => new Uint8Array(certificate.toSchema().toBER()));
  const report = await verifySignatures(await sign(plain, { key: own }), { certificates: [root ?? bytes], now: NOW });
  expect(report).toMatchObject({ valid: true, signers: [{ name: '甲公司', certificate: '测试签署人' }] });
  await expect(readP12(bytes, 'another')).rejects.toThrow();
  await expect(readP12(Buffer.from('none'), '')).rejects.toThrow();
});

describe('the key of the platform', () => {
  const p12 = readFileSync(join(findPackageFolder('test-fixtures'), 'signing/signer.p12')).toString('base64');
  const good = { SIGNING_P12: p12, SIGNING_P12_PASSWORD: 'test-password' };
  const secrets = new Map<string, string>();
  const open = (variables: Record<string, string>, isDemo = false) =>
    openSigning({
      environment: parseSharedEnvironment(variables),
      isDemo,
      clock: () => NOW,
      readSecret: async (name, create) => {
        if (!secrets.has(name)) secrets.set(name, await create());
        return secrets.get(name) ?? '';
      },
    });

  it('is that of the P12 which is named', async () => {
    expect(await (await open(good, true)).getKey()).toMatchObject({ name: '测试签署人' });
    expect(await (await open({})).getKey()).toBeUndefined();
    await expect((await open({})).sign(plain, SIGNATURE)).rejects.toThrow('no key');
    expect(await (await open({})).verify(signed)).toMatchObject({ valid: false, reason: '签名证书不受信任或已过期' });
  });

  it('is made once by a demonstration, and says so', async () => {
    const [one, other] = [await open({}, true), await open({}, true)];
    const own = await one.getKey();
    expect([one.isDemo, own?.name]).toEqual([true, '启衡科技有限公司（演示）']);
    expect(await other.verify(await one.sign(plain, SIGNATURE))).toMatchObject({ valid: true });
  });

  it('is trusted beside those of others that are named', async () => {
    const certificates = key.certificates.map((certificate) => {
      const base64 = Buffer.from(certificate.toSchema().toBER()).toString('base64');
      return `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`;
    });
    const named = { SIGNING_TRUSTED: Buffer.from(certificates.join('')).toString('base64') };
    const both = await (await open(good)).sign(signed, SIGNATURE);
    expect(await (await open(good)).verify(both)).toMatchObject({ valid: false, reason: '签名证书不受信任或已过期' });
    expect(await (await open({ ...good, ...named })).verify(both)).toMatchObject({ valid: true });
    await expect(open({ SIGNING_TRUSTED: 'AAAA' })).rejects.toThrow('SIGNING_TRUSTED is not usable');
  });

  it('is not opened halfway', async () => {
    await expect(open({ SIGNING_P12: p12 })).rejects.toThrow('set both or none');
    await expect(open({ ...good, SIGNING_P12_PASSWORD: 'x' })).rejects.toThrow('SIGNING_P12 is not usable');
    await expect(open({ ...good, SIGNING_P12: 'AAAA' })).rejects.toThrow(StartupError);
  });
});

it('has no place on a page that is not there', async () => {
  await expect(sign(plain, { page: 9 })).rejects.toThrow(RangeError);
});

function sign(pdf: Uint8Array, { page = 0, ...change }: Partial<SignatureRequest> & { page?: number }) {
  return signPdf(pdf, { ...SIGNATURE, key, seal: { ...SIGNATURE.seal, page }, ...change });
}

function verify(bytes: Uint8Array, now = NOW) {
  const certificates = key.certificates.map((certificate) => new Uint8Array(certificate.toSchema().toBER()));
  return verifySignatures(bytes, { certificates, now });
}
