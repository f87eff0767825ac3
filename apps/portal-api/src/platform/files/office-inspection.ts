import { unzipSync, type UnzipFileInfo } from 'fflate';
import { OLE_PARTS } from './large-file-types';
import type { Finding } from './upload-inspection';

const MAX_PARTS = 5000;

/** Most bytes the parts that are read may have together. */
const MAX_UNPACKED = 16 * 1024 * 1024;

/** Parts that tell what the others are, and what they refer to. */
const TELLING = /^\[content_types\]\.xml$|\.rels$/;

/** Types of parts that run something; the names of the parts may be any. */
const ACTIVE_TYPES = /macroEnabled|vbaProject|vbaData|activeX/i;

const RELATION = /<(?:[\w.-]+:)?Relationship\s((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A part that has come whole: one that is longer than the archive says would end elsewhere. */
const END = /<(?:\/(?:[\w.-]+:)?(?:Types|Relationships)|(?:[\w.-]+:)?(?:Types|Relationships)\b[^<>]*\/)\s*>\s*$/;

/** A template on the writer's own disk, which nobody else is asked for. */
const OWN_DISK = /^(?:[^\\/:%]+|(?:file:\/\/\/)?[a-z]:[\\/][^:]*|file:\/\/\/Users\/[^:\\]*)$/i;

/** Looks for macros in an old Word or Excel document; the part that holds them stands in it by its name. */
export function inspectOldOffice(type: keyof typeof OLE_PARTS, bytes: Buffer): Finding | undefined {
  const has = (part: string) => bytes.includes(Buffer.from(part, 'utf16le'));
  if (has('_VBA_PROJECT')) return 'active';
  // The same container holds installers, mail and encrypted documents.
  return has(OLE_PARTS[type]) && !has('EncryptedPackage') ? undefined : 'unreadable';
}

/**
 * Looks for macros in an office document, and for what it would load from elsewhere when it is opened. Throws where it
 * cannot be followed to its end.
 */
export function inspectOffice(bytes: Buffer): Finding | undefined {
  assertWhole(bytes);
  const parts = Object.entries(unzipSync(bytes, { filter: createPartFilter() }));
  const texts = parts.map(([name, part]) => ({ isTypes: /\.xml$/i.test(name), text: readXml(part) }));
  const types = texts.filter(({ isTypes }) => isTypes).map(({ text }) => decodeEntities(text));
  if (types.length !== 1) return 'unreadable';
  if (bytes.includes('vbaProject') || types.some((text) => ACTIVE_TYPES.test(text))) return 'active';
  const relations = texts.filter(({ isTypes }) => !isTypes).flatMap(({ text }) => readRelations(text));
  if (relations.some(({ type }) => ACTIVE_TYPES.test(type))) return 'active';
  return relations.some(leadsElsewhere) ? 'remote' : undefined;
}

/** Rejects an archive whose parts are counted twice, and not alike: readers would see different ones. */
function assertWhole(bytes: Buffer): void {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (bytes.readUInt16LE(end + 8) !== bytes.readUInt16LE(end + 10)) throw new Error('The archive is broken');
}

/** Chooses the parts to read; rejects archives that are larger than documents are, or name a part twice. */
function createPartFilter(): (part: UnzipFileInfo) => boolean {
  const names = new Set<string>();
  let left = MAX_UNPACKED;
  return ({ name, originalSize }) => {
    const known = name.toLowerCase();
    if (names.has(known) || names.size >= MAX_PARTS) throw new Error('The archive is no document');
    names.add(known);
    if (!TELLING.test(known)) return false;
    left -= originalSize;
    if (left < 0) throw new Error('The parts are too large');
    return true;
  };
}

interface Relation {
  readonly type: string;
  readonly target: string;
  readonly isExternal: boolean;
}

function leadsElsewhere({ type, target, isExternal }: Relation): boolean {
  if (!isExternal || type === 'hyperlink') return false;
  return type !== 'attachedTemplate' || !OWN_DISK.test(target);
}

function readRelations(text: string): Relation[] {
  return [...text.matchAll(RELATION)].map(([, attributes = '']) => {
    const values = new Map(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
        name,
        decodeEntities(double ?? single ?? ''),
      ]),
    );
    return {
      type: values.get('Type')?.split('/').at(-1) ?? '',
      target: values.get('Target') ?? '',
      isExternal: values.get('TargetMode')?.trim() === 'External',
    };
  });
}

/** A part as the text it is, without comments. What could make it another text for other readers is rejected. */
function readXml(part: Uint8Array): string {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(part).replaceAll(/<!--[\s\S]*?-->/g, '');
  const [declaration = ''] = /^\s*<\?xml[^>]*\?>/.exec(text) ?? [];
  const encoding = /encoding\s*=\s*["']([^"']*)["']/.exec(declaration)?.[1] ?? 'utf-8';
  const isPlain = /^(utf-8|us-ascii)$/i.test(encoding) && !/\0|<!|<\?/.test(text.slice(declaration.length));
  if (!isPlain || !END.test(text)) throw new Error('The part is written in a way of its own');
  return text;
}

function decodeEntities(text: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, word = '') => {
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return Number.isNaN(point) ? (named[word] ?? entity) : String.fromCodePoint(point);
  });
}
