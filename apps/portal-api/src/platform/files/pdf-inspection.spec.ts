import { deflateSync } from 'node:zlib';
import { makeInterruptedObjects, makePdf, makeStream } from '../../testing/sample-files';
import { inspectUpload } from './upload-inspection';

const ACTION = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const PACKED = '/Type /ObjStm /N 1 /First 4';

const find = async (bytes: Buffer) => {
  const inspection = await inspectUpload({ type: 'pdf', bytes });
  return 'finding' in inspection ? inspection.finding : undefined;
};

/** Packed objects as they are written, but for what stands between the word and the bytes. */
const makePacked = (objects: string, entries: string, begin = 'stream\n') => {
  const packed = deflateSync(objects);
  const head = `<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\n${begin}`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]);
};

describe('a script in packed objects is found', () => {
  it.each([
    ['behind a line that ends as on old machines', makePacked(`7 0 ${ACTION}`, PACKED, 'stream\r')],
    ['behind a line that ends as on Windows', makePacked(`7 0 ${ACTION}`, PACKED, 'stream\r\n')],
    ['behind a long description', makePacked(`7 0 ${ACTION}`, `${PACKED} /Pad (${'x'.repeat(3000)})`)],
    ['behind a block that says endstream', makeInterruptedObjects(ACTION)],
    ['that name no type', makePacked(`7 0 ${ACTION}`, '/N 1 /First 4')],
    ['whose type is written in digits', makePacked(`7 0 ${ACTION}`, '/Type /#4fbjStm /N 1 /First 4')],
    ['that are packed by a list of one way', makeStream(`7 0 ${ACTION}`, PACKED)],
    ['as the first of two with one number', makePacked(`7 0 7 46 ${ACTION}${'<< >>'.padStart(9)}`, '/N 2 /First 9')],
    ['deep in others', makePacked(`7 0 [[<< /A [<< /B ${ACTION} >>] >>]]`, PACKED)],
  ])('that lies %s', async (_name, object) => expect(await find(makePdf(object))).toBe('active'));
});

describe('a script elsewhere is found', () => {
  it.each([
    ['behind comments', Buffer.concat([makePdf(), Buffer.from(`9 %a\n0 %b\nobj %c\n${ACTION}\nendobj`)])],
    ['in another object’s stream', makePdf(`<< /Length 99 >>\nstream\n9 0 obj ${ACTION} endobj\nendstream`)],
    ['in the trailer', Buffer.concat([makePdf(), Buffer.from(`trailer << /Root << /OpenAction ${ACTION} >> >>`)])],
    ['by the number of its kind', makePdf('<< /S 9 0 R /F (cmd.exe) >>', '/Launch')],
    ['in a drawing of three dimensions', makePdf('<< /Type /3D /OnInstantiate 9 0 R >>')],
  ])('%s', async (_name, bytes) => expect(await find(bytes)).toBe('active'));
});

describe('a document that cannot be followed is refused', () => {
  it.each([
    ['without a catalogue', Buffer.from('%PDF-1.7\n%%EOF\n')],
    ['that is a web page', Buffer.from('%PDF-1.7\n<!doctype html><script>alert(1)</script>')],
    ['that is encrypted', Buffer.concat([makePdf(), Buffer.from('trailer << /Root 1 0 R /Encrypt 9 0 R >>')])],
    ['with an object that does not end', makePdf('<< /A (')],
    ['with an object that is none', makePdf('<< /A >> >>', 'nonsense')],
    ['that is too deep', makePdf('['.repeat(200_000))],
    ['with a stream that does not end', makePdf('<< /Length 9 0 R >>\nstream\n')],
    ['with packed objects cut short', makePdf(makeInterruptedObjects(ACTION, '9 0 R'))],
    [
      'with packed objects that are fewer than it says',
      makePdf(makePacked('7 0 << >>', '/Type /ObjStm /N 9 /First 4')),
    ],
    ['with packed objects counted elsewhere', makePdf(makePacked('7 0 << >>', '/Type /ObjStm /N 9 0 R /First 4'))],
    [
      'with packed objects that are prepared',
      makePdf(makePacked('7 0 << >>', `${PACKED} /DecodeParms << /Predictor 12 >>`)),
    ],
    ['with packed objects in another file', makePdf(makePacked('7 0 << >>', `${PACKED} /F (other)`))],
    [
      'packed twice',
      makePdf(`<< ${PACKED} /Filter [/ASCIIHexDecode /FlateDecode] /Length 2 >>\nstream\n00\nendstream`),
    ],
  ])('%s', async (_name, bytes) => expect(await find(bytes)).toBe('unreadable'));
});

describe('a harmless document is taken', () => {
  it.each([
    ['that writes of scripts', makePdf('<< /Length 33 >>\nstream\nBT (HTML/JavaScript, /JS (ES6)) Tj ET\nendstream')],
    ['whose title tells of scripts', makePdf('<< /Title (React/JavaScript /Launch) >>')],
    ['with empty objects and comments', makePdf('', '% nothing\n', '<< /A 1 % b\n /C 2 >>')],
    ['with packed objects', makePdf(makePacked('7 0 << /Type /Font >>', PACKED, 'stream\r\n'))],
    ['that has been continued', Buffer.concat([makePdf(), makePdf('<< /Type /Annot /Subtype /Text >>')])],
  ])('%s', async (_name, bytes) => expect(await find(bytes)).toBeUndefined());
});
