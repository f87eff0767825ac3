import { FILE_UNITS, type FileUnit } from '@portal/api-contract';
import { measureMinTime } from '../../testing/min-time';
import {
  lookAt,
  makeBitmap,
  makeBomb,
  makeDoc,
  makeDocx,
  makePdf,
  makePicture,
  makeStream,
  makeZip,
  withChunk,
  withExif,
} from '../../testing/sample-files';
import { HttpError } from '../http/http-error';
import { cleanUpload as cleanWith } from './clean-upload';
import { type MalwareScanner, noScanner } from './malware-scanner';
import { inspectUpload } from './upload-inspection';

const UNITS = Object.keys(FILE_UNITS) as FileUnit[];

/** Purposes that take documents; the others reject one before they look into it. */
const DOCUMENT_UNITS = UNITS.filter((unit) => (FILE_UNITS[unit] as readonly string[]).includes('pdf'));

// In this process, for it is about what is found: the process of its own has a spec of its own.
const inspect = vi.fn(inspectUpload);
beforeEach(() => void inspect.mockImplementation(inspectUpload));

const cleanUpload = (unit: FileUnit, bytes: Buffer) =>
  cleanWith({ inspector: { inspect }, scanner: noScanner, onFailure: () => undefined }, unit, bytes);

const errorOf = async (unit: FileUnit, bytes: Buffer): Promise<HttpError | undefined> => {
  try {
    await cleanUpload(unit, bytes);
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
};

const NOT_TAKEN: Record<FileUnit, string> = {
  attachment: '仅支持 jpg、png、bmp、pdf 格式的文件',
  resume: '仅支持 pdf、doc、docx 格式的文件',
  qualification: '仅支持 jpg、png、bmp、pdf 格式的文件',
  community: '仅支持 jpg、png、pdf 格式的文件',
  workorder: '仅支持 jpg、png、bmp、pdf 格式的文件',
  identification: '仅支持 jpg、png、bmp 格式的文件',
  avatar: '仅支持 jpg、png 格式的文件',
};

describe('a file', () => {
  it.each([
    [
      'jpg',
      () => makePicture('jpg'),
      ['attachment', 'qualification', 'workorder', 'identification', 'avatar', 'community'],
    ],
    [
      'png',
      () => makePicture('png'),
      ['attachment', 'qualification', 'workorder', 'identification', 'avatar', 'community'],
    ],
    ['bmp', () => makeBitmap(), ['attachment', 'qualification', 'workorder', 'identification']],
    ['pdf', () => makePdf(), ['attachment', 'resume', 'qualification', 'workorder', 'community']],
    ['docx', () => makeDocx(), ['resume']],
    ['doc', () => makeDoc('Root Entry', 'WordDocument', '简历'), ['resume']],
  ] as const)('that is a %s is taken where it may be, told by its content', async (_type, make, units) => {
    const bytes = await make();
    for (const unit of UNITS) {
      const error = await errorOf(unit, bytes);
      const wanted = (units as readonly string[]).includes(unit) ? undefined : [415, NOT_TAKEN[unit]];
      expect(error && [error.status, error.msg]).toEqual(wanted);
    }
  });

  const html = '<!doctype html><script>alert(1)</script>';

  it.each([
    ['a web page', html],
    ['a picture with scripts', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['XML before a picture with scripts', '<?xml version="1.0"?><svg onload="alert(1)"/>'],
    ['a Windows program', `MZ\u0090\0\u0003${'\0'.repeat(60)}PE`],
    ['a Linux program', '\u007fELF\u0002\u0001\u0001'],
    ['a shell script', '#!/bin/sh\nrm -rf /'],
    ['a GIF', 'GIF89a\u0001\0\u0001\0'],
    ['a WebP', 'RIFF\0\0\0\0WEBPVP8 '],
    ['a web page that begins with a space', ` ${html}`],
    ['a document that begins late', `xx%PDF-1.7\n`],
    ['a text', '你好'],
    ['one byte', 'B'],
    ['a bitmap of two letters', 'BM'],
    ['an archive', makeZip({ 'a.txt': 'x' })],
    ['a Java archive', makeZip({ 'META-INF/MANIFEST.MF': 'x', 'A.class': 'x' })],
    ['a spreadsheet', makeZip({ '[Content_Types].xml': 'x', 'xl/workbook.xml': 'x' })],
  ])('that is %s is not taken by any purpose', async (_name, content) => {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    for (const unit of UNITS) expect(await errorOf(unit, bytes)).toMatchObject({ status: 415, msg: NOT_TAKEN[unit] });
  });

  it('that is empty is refused as a field', async () => {
    for (const unit of UNITS)
      expect(await errorOf(unit, Buffer.alloc(0))).toMatchObject({
        ...{ status: 400, code: '422', data: { fieldErrors: [{ field: 'file', msg: '文件是空的' }] } },
      });
  });
});

describe('a picture', () => {
  const clean = async (bytes: Buffer) => (await cleanUpload('attachment', bytes)).bytes;

  it('keeps its size and its colours', async () => {
    for (const bytes of [await makePicture('png'), makeBitmap(), await makePicture('jpg')]) {
      const [before, after] = [await lookAt(bytes), await lookAt(await clean(bytes))];
      expect([after.width, after.height]).toEqual([40, 30]);
      after.corner.forEach((value, index) => expect(Math.abs(value - (before.corner[index] ?? 0))).toBeLessThan(6));
    }
  });

  it('becomes a PNG where it was a bitmap', async () => {
    expect((await cleanUpload('attachment', makeBitmap())).type).toBe('png');
  });

  it('loses where it was taken, and stays upright', async () => {
    const bytes = withExif(await makePicture('jpg'), 'GPS 31.2304 N 121.4737 E', 6);
    const cleaned = await clean(bytes);
    expect(bytes.toString('latin1')).toContain('GPS 31.2304');
    expect(cleaned.toString('latin1')).not.toMatch(/GPS|Exif/);
    expect(await lookAt(cleaned)).toMatchObject({ width: 30, height: 40 });
  });

  it.each(['tEXt', 'eXIf', 'iTXt', 'prVt'])('loses the chunk %s', async (type) => {
    const bytes = withChunk(await makePicture('png'), type, Buffer.from('Comment\0<script>secret()</script>'));
    expect((await clean(bytes)).toString('latin1')).not.toMatch(/secret|script/);
  });

  it.each([
    ['a web page', Buffer.from('<script>alert(1)</script>')],
    ['a program', Buffer.from('MZ this program cannot be run')],
    ['an archive', makeZip({ 'evil.txt': 'evil' })],
    ['a document', makePdf('<< /S /JavaScript /JS (evil) >>')],
  ])('loses %s that hangs on it', async (_name, tail) => {
    for (const type of ['png', 'jpg'] as const) {
      const cleaned = await clean(Buffer.concat([await makePicture(type), tail]));
      expect(cleaned.toString('latin1')).not.toMatch(/script|program|evil|%PDF/i);
    }
  });

  it.each([
    ['a PNG that is a web page', Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1')],
    ['a JPEG that is a web page', Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1')],
    ['a bitmap that is a web page', Buffer.from(`BM<script>alert(1)</script>${' '.repeat(60)}`)],
    ['a PNG that ends after its header', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a JPEG of three bytes', Buffer.from('\xff\xd8\xff', 'latin1')],
    ['a PNG of no size', makeBomb(0, 10)],
    ['a PNG of 2.5 thousand million pixels', makeBomb(50_000, 50_000)],
    ['a PNG a little too large', makeBomb(4096, 4097)],
    ['a PNG of the largest numbers', makeBomb(0xffffffff, 0xffffffff)],
  ])('that cannot be one is refused: %s', async (_name, bytes) => {
    expect(await errorOf('attachment', bytes)).toMatchObject({ status: 415, msg: '图片无法识别或尺寸过大' });
  });

  it('that claims too much is refused whatever its type, before it is unpacked', async () => {
    const bitmap = makeBitmap();
    bitmap.writeInt32LE(60_000, 18);
    bitmap.writeInt32LE(-60_000, 22);
    const jpeg = Buffer.from(await makePicture('jpg'));
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(65_535, frame + 5);
    jpeg.writeUInt16BE(65_535, frame + 7);
    const bomb = makeBomb(30_000, 30_000);
    const rejectAll = async () => {
      for (const bytes of [bitmap, jpeg, bomb])
        expect(await errorOf('attachment', bytes)).toMatchObject({ status: 415 });
    };
    expect(await measureMinTime(500, rejectAll)).toBeLessThan(500);
    expect(inspect).not.toHaveBeenCalled();
  });
});

describe('a document', () => {
  const ACTION = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
  const runs = { status: 415, msg: '文件含有脚本或宏，请去除后重新上传' };

  it.each([
    ['a script', makePdf(ACTION)],
    ['a script in hexadecimal', makePdf('<< /S /J#61vaScript /J#53 <6170702e616c657274> >>')],
    ['a script as another object', makePdf('<< /S /Rendition /JS 5 0 R >>')],
    ['a program to start', makePdf('<< /S /Launch /F (cmd.exe) >>')],
    ['a file in it', makePdf('<< /Type /EmbeddedFile /Length 1 >>\nstream\nx\nendstream')],
    ['a form of its own kind', makePdf('<< /AcroForm << /XFA [] >> >>')],
    ['a film', makePdf('<< /Subtype /RichMedia >>')],
    ['a script in a packed object', makePdf(makeStream(`7 0 ${ACTION}`, '/Type /ObjStm /N 1 /First 4'))],
    ['a script behind a page', Buffer.concat([makePdf(), Buffer.from(`9 0 obj\n${ACTION}\nendobj\n%%EOF`)])],
  ])('with %s is refused', async (_name, bytes) => {
    for (const unit of DOCUMENT_UNITS) expect(await errorOf(unit, bytes)).toMatchObject(runs);
  });

  it.each([
    ['encrypted', '/Filter /FlateDecode', Buffer.from('\u0000\u0001 cannot be unpacked', 'latin1')],
    ['packed otherwise', '/Filter /ASCIIHexDecode', Buffer.from(Buffer.from(ACTION).toString('hex'))],
  ])('with objects that are %s is refused, since nobody can look into it', async (_name, filter, content) => {
    const stream = [`<< /Type /ObjStm /N 1 /First 4 ${filter} >>\nstream\n`, content.toString('latin1'), '\nendstream'];
    expect(await errorOf('resume', makePdf(Buffer.from(stream.join(''), 'latin1')))).toMatchObject({
      ...{ status: 415, msg: '文件已加密或无法识别，请上传未加密的文件' },
    });
  });

  it('with packed objects that do nothing is taken', async () => {
    const objects = makeStream('7 0 << /Type /Font /Subtype /Type0 >>', '/Type /ObjStm /N 1 /First 4');
    expect(await errorOf('resume', makePdf(objects, makeStream('BT (JavaScript) Tj ET')))).toBeUndefined();
  });

  it('with letters in its pictures that only look like a script is taken', async () => {
    const noise = Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 131 + 7) % 256));
    const stream = Buffer.concat([
      Buffer.from('<< /Length 4103 >>\nstream\n'),
      noise,
      Buffer.from('/JS\u0001\u0002\u0003\nendstream', 'latin1'),
    ]);
    expect(await errorOf('resume', makePdf(stream))).toBeUndefined();
    expect(await errorOf('resume', makePdf('<< /Title (JavaScript 与 JS 开发) >>'))).toBeUndefined();
  });

  it('whose packed parts unpack to very much is not unpacked to the end', async () => {
    const bytes = makePdf(makeStream(Buffer.alloc(200_000_000), '/Type /ObjStm /N 1 /First 4'));
    expect(bytes.length).toBeLessThan(400_000);
    expect(await measureMinTime(1000, () => errorOf('resume', bytes))).toBeLessThan(1000);
  });

  it('of Word with macros is refused, one that mentions them is not', async () => {
    expect(await errorOf('resume', makeDocx({ 'word/vbaProject.bin': 'x' }))).toMatchObject(runs);
    expect(await errorOf('resume', makeDoc('Root Entry', 'Macros', 'VBA', '_VBA_PROJECT'))).toMatchObject(runs);
    expect(await errorOf('resume', makeDoc('Root Entry', 'WordDocument', '精通 Excel 与 VBA 开发'))).toBeUndefined();
  });

  it('stays as it is', async () => {
    const bytes = makePdf();
    expect(await cleanUpload('resume', bytes)).toEqual({ type: 'pdf', bytes });
  });
});

describe('a scanner', () => {
  const scanWith = (scan: MalwareScanner['scan'], onFailure = vi.fn()) =>
    cleanWith({ inspector: { inspect }, scanner: { scan }, onFailure }, 'resume', makePdf());

  it('that knows a file has it refused before anything else looks at it', async () => {
    await expect(scanWith(() => Promise.resolve('infected'))).rejects.toMatchObject({
      ...{ status: 415, msg: '文件未通过安全检查' },
    });
    expect(inspect).not.toHaveBeenCalled();
  });

  it('that cannot be asked lets nothing pass, and is heard of', async () => {
    const [trouble, onFailure] = [new Error('clamd is gone'), vi.fn()];
    await expect(scanWith(() => Promise.reject(trouble), onFailure)).rejects.toMatchObject({
      ...{ status: 503, msg: '文件检查服务暂时不可用，请稍后再试' },
    });
    expect(onFailure).toHaveBeenCalledWith(trouble);
  });
});
