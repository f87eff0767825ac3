/** An element of XML. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  text: string;
}

const TOKEN = /<\?xml[^?]*\?>\s*|<\/([\w:.-]+)>|<([\w:.-]+)((?:\s[\w:.-]+="[^"<]*")*)(\/?)>|([^<]+)/gy;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Reads XML of elements, attributes and texts; throws where it is not well-formed. */
export function readXml(source: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let end = 0;
  for (const { 0: token, 1: closed, 2: started, 3: attributes = '', 4: slash, 5: text } of source.matchAll(TOKEN)) {
    end += token.length;
    const parent = open.at(-1) as XmlNode;
    if (text !== undefined) parent.text += unescape(text);
    if (closed !== undefined && open.pop()?.name !== closed) throw new Error(`${closed} is closed and was not open`);
    if (started === undefined) continue;
    const node: XmlNode = { name: started, attributes: readAttributes(attributes), children: [], text: '' };
    parent.children.push(node);
    if (slash === '') open.push(node);
  }
  if (end !== source.length) throw new Error(`Not XML: ${source.slice(end, end + 40)}`);
  if (open.length !== 1 || root.children.length !== 1) throw new Error('Not one document');
  return root.children[0] as XmlNode;
}

/** Every element of a name, however deep it is. */
export function findAll(node: XmlNode, name: string): XmlNode[] {
  return [...(node.name === name ? [node] : []), ...node.children.flatMap((child) => findAll(child, name))];
}

/** Texts of the elements of a name. */
export function listTexts(node: XmlNode, name: string): string[] {
  return findAll(node, name).map(({ text }) => text);
}

function readAttributes(source: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(source.matchAll(/([\w:.-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, unescape(value)]),
  );
}

function unescape(text: string): string {
  return text.replaceAll(/&([^;]*;?)/g, (whole, entity: string) => {
    const character = ENTITIES[entity.slice(0, -1)];
    if (character === undefined || !entity.endsWith(';')) throw new Error(`Not an entity: ${whole}`);
    return character;
  });
}
