import { makeContentTypes, makeDoc, makeDocx, makeRelations, makeZip } from '../../testing/sample-files';
import type { FileType } from './file-types';
import { inspectUpload } from './upload-inspection';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SETTINGS = 'word/_rels/settings.xml.rels';

const find = async (bytes: Buffer, type: FileType = 'docx') => {
  const inspection = await inspectUpload({ type, bytes });
  return 'finding' in inspection ? inspection.finding : undefined;
};

const refer = (type: string, target: string, mode = 'TargetMode="External"') =>
  makeRelations(`Type="${OFFICE}/${type}" Target="${target}" ${mode}`);

describe('macros are found', () => {
  const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

  it.each([
    ['in a renamed document', makeContentTypes('application/vnd.ms-word.document.macroEnabled.main+xml')],
    ['in a renamed template', makeContentTypes('application/vnd.ms-word.template.macroEnabledTemplate.main+xml')],
    ['under another name', makeContentTypes(DOCUMENT, 'application/vnd.ms-office.vbaProject')],
    ['written in digits', makeContentTypes(DOCUMENT, 'application/vnd.ms-office.vba&#80;roject')],
    ['as a control', makeContentTypes(DOCUMENT, 'application/vnd.ms-office.activeX+xml')],
  ])('%s', async (_name, types) => expect(await find(makeDocx({ '[Content_Types].xml': types }))).toBe('active'));

  it('by what refers to them', async () => {
    const vba = makeRelations(
      'Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="other.bin"',
    );
    expect(await find(makeDocx({ 'word/_rels/document.xml.rels': vba }))).toBe('active');
  });
});

describe('what lies elsewhere is found', () => {
  it.each([
    ['a template of a site', refer('attachedTemplate', 'https://evil.example/t.dotm')],
    ['a template of a share', refer('attachedTemplate', '\\\\evil.example\\t.dotm')],
    ['a template of a share as a file', refer('attachedTemplate', 'file://evil.example/t.dotm')],
    ['a template of a share behind slashes', refer('attachedTemplate', 'file:////evil.example/t.dotm')],
    ['a template of a share in digits', refer('attachedTemplate', 'file:///%5C%5Cevil.example/t.dotm')],
    ['a template without a protocol', refer('attachedTemplate', '//evil.example/t.dotm')],
    [
      'a template whose mode is in digits',
      refer('attachedTemplate', 'https://evil.example', 'TargetMode="Ext&#101;rnal"'),
    ],
    ['a template in single quotes', refer('attachedTemplate', 'https://evil.example', "TargetMode = 'External'")],
    [
      'a template behind a sign of the language',
      refer('attachedTemplate', 'https://evil.example?a=>', 'TargetMode="External"'),
    ],
    ['an object', refer('oleObject', 'https://evil.example/o')],
    ['a picture', refer('image', 'file://evil.example/i.png')],
    ['a frame', refer('frame', 'https://evil.example/f')],
  ])('%s', async (_name, relations) => expect(await find(makeDocx({ [SETTINGS]: relations }))).toBe('remote'));

  it('wherever it is referred to', async () => {
    const relations = refer('attachedTemplate', 'https://evil.example/t.dotm');
    for (const part of ['_rels/.rels', 'word/_RELS/other.xml.RELS', 'a/b/c.rels'])
      expect([part, await find(makeDocx({ [part]: relations }))]).toEqual([part, 'remote']);
  });
});

describe('a document that readers could see differently is refused', () => {
  const relations = refer('attachedTemplate', 'https://evil.example/t.dotm');
  /** Where the archive says how large its last part is. */
  const sizeOfLast = (bytes: Buffer) => bytes.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 24;

  it.each([
    ['with types of its own', makeDocx({ [SETTINGS]: `<!DOCTYPE a [<!ENTITY b "External">]>${relations}` })],
    ['with marked text', makeDocx({ [SETTINGS]: relations.replace('<Rel', '<![CDATA[<Rel') })],
    ['in another encoding', makeDocx({ [SETTINGS]: relations.replace('UTF-8', 'UTF-7') })],
    ['in two bytes a letter', makeDocx({ [SETTINGS]: [...relations].join('\0') })],
    ['that does not end', makeDocx({ [SETTINGS]: relations.slice(0, -20) })],
    ['with a part twice', makeDocx({ '[content_types].xml': '<Types/>' })],
    ['that is no archive', Buffer.from('PK\u0003\u0004[Content_Types].xml word/')],
    ['without types', makeZip({ 'word/document.xml': '[Content_Types].xml' })],
  ])('cannot be read alike by everybody: %s', async (_name, bytes) => expect(await find(bytes)).toBe('unreadable'));

  it('with a part that is larger than the archive says', async () => {
    const shown = '<Relationships><!-- </Relationships>';
    const bytes = makeDocx({
      [SETTINGS]: relations.replace('<Relationships>', `${shown} -->`).replace(/<\?.*\?>\n/, ''),
    });
    expect(await find(bytes)).toBe('remote');
    bytes.writeUInt32LE(shown.length, sizeOfLast(bytes));
    expect(await find(bytes)).toBe('unreadable');
  });

  it('with more parts than the archive counts', async () => {
    const bytes = makeDocx({ [SETTINGS]: relations });
    bytes.writeUInt16LE(3, bytes.length - 14);
    expect(await find(bytes)).toBe('unreadable');
  });

  it('with parts that unpack to very much', async () => {
    expect(await find(makeDocx({ [SETTINGS]: `<Relationships>${' '.repeat(20_000_000)}</Relationships>` }))).toBe(
      'unreadable',
    );
  });
});

it.each([
  ['links', refer('hyperlink', 'https://example.com/')],
  ['a template of the writer’s own disk', refer('attachedTemplate', 'file:///C:\\Users\\a\\Resume.dotx')],
  ['a template of the writer’s own Mac', refer('attachedTemplate', 'file:///Users/a/Library/Normal.dotm')],
  ['a template of Word', refer('attachedTemplate', 'Normal.dotm')],
  ['parts of its own', refer('image', 'media/image1.png', '')],
  [
    'a comment',
    `<!-- ${refer('frame', 'https://example.com')} -->${refer('hyperlink', 'https://example.com')}`.replace(
      /<\?xml[^>]*\?>/g,
      '',
    ),
  ],
])('a document with %s is taken', async (_name, relations) =>
  expect(await find(makeDocx({ [SETTINGS]: relations }))).toBeUndefined(),
);

it.each([
  ['is a document', makeDoc('Root Entry', 'WordDocument'), undefined],
  ['is an encrypted document', makeDoc('Root Entry', 'EncryptionInfo', 'EncryptedPackage'), 'unreadable'],
  ['installs a program', makeDoc('Root Entry', 'SummaryInformation'), 'unreadable'],
  ['has macros', makeDoc('Root Entry', 'WordDocument', '_VBA_PROJECT'), 'active'],
])('an old container that %s is told', async (_name, bytes, finding) => expect(await find(bytes, 'doc')).toBe(finding));
