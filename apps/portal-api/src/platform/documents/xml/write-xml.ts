import { escapeXml } from '../../escape-xml';

/** Parts of an element by name; those whose name begins with `@` are its attributes, a list repeats its element. */
export interface XmlElement {
  readonly [name: string]: string | XmlElement | readonly XmlElement[] | undefined;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * A document of XML. Texts are escaped, `#text` is the text of an element; names are taken as they are, with a prefix
 * before those of elements where one is given, as `ofd:`.
 */
export function writeXml(document: XmlElement, prefix = ''): string {
  return DECLARATION + writeParts(document, prefix);
}

function writeParts(element: XmlElement, prefix: string): string {
  return Object.entries(element)
    .filter(([name]) => !name.startsWith('@'))
    .map(([name, part]) => writePart(name, part, prefix))
    .join('');
}

function writePart(name: string, part: XmlElement[string], prefix: string): string {
  if (part === undefined) return '';
  if (name === '#text') return escapeXml(String(part));
  if (typeof part === 'string') return `<${prefix}${name}>${escapeXml(part)}</${prefix}${name}>`;
  if (isList(part)) return part.map((one) => writePart(name, one, prefix)).join('');
  const inside = writeParts(part, prefix);
  const start = `<${prefix}${name}${writeAttributes(part)}`;
  return inside === '' ? `${start}/>` : `${start}>${inside}</${prefix}${name}>`;
}

function isList(part: XmlElement | readonly XmlElement[]): part is readonly XmlElement[] {
  return Array.isArray(part);
}

function writeAttributes(element: XmlElement): string {
  return Object.entries(element)
    .filter(([name, value]) => name.startsWith('@') && value !== undefined)
    .map(([name, value]) => ` ${name.slice(1)}="${escapeXml(String(value))}"`)
    .join('');
}
