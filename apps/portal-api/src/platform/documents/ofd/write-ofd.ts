import { strToU8, zipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { toChinaDay } from '../../china-time';
import type { DocumentFonts } from '../layout/document-fonts';
import type { DocumentLayout } from '../layout/document-layout';
import { writeXml, type XmlElement } from '../xml/write-xml';
import { createIds, describePages, FONT_IDS } from './describe-pages';

/** What an OFD says of itself, and the file that it carries. */
export interface OfdContents {
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
  /** What programs read without looking at the pages. */
  readonly facts: Readonly<Record<string, string>>;
  readonly attachment: { readonly name: string; readonly bytes: Uint8Array };
}

const NAMESPACE = { '@xmlns:ofd': 'http://www.ofdspec.org/2016' };

/** Moment of all parts of the package: the same document makes the same bytes. */
const PART_TIME = new Date(1980, 0, 1);

/**
 * A layout as OFD (GB/T 33190-2016): a zip of XML with the texts and shapes of each page. Fonts are those of the reader;
 * the characters stand where the layout has them.
 */
export function writeOfd(layout: DocumentLayout, contents: OfdContents, fonts: DocumentFonts): Uint8Array {
  const nextId = createIds();
  const pages = describePages(layout, nextId, fonts);
  const { attachment } = contents;
  const parts: [string, XmlElement][] = [
    ['OFD.xml', { OFD: describePackage(contents) }],
    ['Doc_0/Document.xml', { Document: describeDocument(layout, nextId) }],
    ['Doc_0/PublicRes.xml', { Res: describeFonts() }],
    ['Doc_0/Attachs/Attachments.xml', { Attachments: describeAttachment(attachment) }],
    ...pages.map((page, index): [string, XmlElement] => [`Doc_0/${locatePage(index)}`, { Page: page }]),
  ];
  const files = parts.map(([path, part]) => [path, strToU8(writeXml(withNamespace(part), 'ofd:'))] as const);
  const all = [...files, [`Doc_0/Attachs/${attachment.name}`, attachment.bytes] as const];
  return zipSync(Object.fromEntries(all), { mtime: PART_TIME });
}

function withNamespace(part: XmlElement): XmlElement {
  return Object.fromEntries(
    Object.entries(part).map(([name, element]) => [name, { ...NAMESPACE, ...Object(element) }]),
  );
}

const locatePage = (page: number): string => `Pages/Page_${page}/Content.xml`;

function describePackage({ title, author, createdAt, facts }: OfdContents): XmlElement {
  const identity = createHash('sha256')
    .update(JSON.stringify([title, author, createdAt, facts]))
    .digest('hex');
  return {
    '@Version': '1.0',
    '@DocType': 'OFD',
    DocBody: {
      DocInfo: {
        DocID: identity.slice(0, 32),
        Title: title,
        Author: author,
        CreationDate: toChinaDay(createdAt),
        CustomDatas: {
          CustomData: Object.entries(facts).map(([name, value]) => ({ '@Name': name, '#text': value })),
        },
      },
      DocRoot: 'Doc_0/Document.xml',
    },
  };
}

function describeDocument({ width, height, pageCount }: DocumentLayout, nextId: () => string): XmlElement {
  const pages = Array.from({ length: pageCount }, (_, page) => ({ '@ID': nextId(), '@BaseLoc': locatePage(page) }));
  return {
    CommonData: {
      MaxUnitID: nextId(),
      PageArea: { PhysicalBox: `0 0 ${width} ${height}` },
      PublicRes: 'PublicRes.xml',
    },
    Pages: { Page: pages },
    Attachments: 'Attachs/Attachments.xml',
  };
}

function describeFonts(): XmlElement {
  const font = { '@FontName': '黑体', '@FamilyName': '黑体' };
  const { regular, bold } = FONT_IDS;
  return {
    '@BaseLoc': 'Res',
    Fonts: {
      Font: [
        { '@ID': regular, ...font },
        { '@ID': bold, ...font, '@Bold': 'true' },
      ],
    },
  };
}

function describeAttachment({ name, bytes }: OfdContents['attachment']): XmlElement {
  const [title, format] = [name.replace(/\.\w+$/, ''), name.split('.').at(-1)];
  const size = (bytes.length / 1024).toFixed(2);
  return {
    Attachment: { '@ID': 'A1', '@Name': title, '@Format': format, '@Size': size, '@Visible': 'true', FileLoc: name },
  };
}
