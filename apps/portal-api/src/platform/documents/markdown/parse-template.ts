import MarkdownIt, { type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';

/** A table that a field brings along: its head and its rows. */
export interface FieldTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What the fields of a template are filled with, by name. */
export type TemplateFields = Readonly<Record<string, string | FieldTable>>;

/** A piece of a line: a text, the end of a line, or a place by name. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly isBold: boolean }
  | { readonly kind: 'break' }
  | { readonly kind: 'anchor'; readonly name: string };

/** A part of a document. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly inlines: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'item'; readonly label: string; readonly depth: number; readonly inlines: readonly Inline[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly kind: 'rule' };

/** A field, `{{name}}`, or the place of something, `{{@name}}`. */
const FIELD = /\{\{(@?)([A-Za-z]\w*)\}\}/;

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).use(cjkFriendly);

/**
 * Parts of a template with its fields filled in. Values are texts and never Markdown; a table stands in a paragraph of its
 * own. Throws a `RangeError` that names a field without a value.
 */
export function parseTemplate(template: string, fields: TemplateFields): Block[] {
  const blocks: Block[] = [];
  const lists: { readonly isOrdered: boolean; next: number; isLabelled: boolean }[] = [];
  let table: Inline[][][] | undefined;
  let role: Token['type'] = '';
  let tag = '';
  for (const token of markdown.parse(template, {})) {
    const list = lists.at(-1);
    if (/^(bullet|ordered)_list_open$/.test(token.type))
      lists.push({ isOrdered: token.tag === 'ol', next: Number(token.attrGet('start') ?? 1), isLabelled: false });
    else if (/_list_close$/.test(token.type)) lists.pop();
    else if (token.type === 'list_item_open' && list) list.isLabelled = false;
    else if (token.type === 'hr') blocks.push({ kind: 'rule' });
    else if (token.type === 'table_open') table = [];
    else if (token.type === 'tr_open') table?.push([]);
    else if (token.type === 'table_close' && table) {
      blocks.push({ kind: 'table', rows: table });
      table = undefined;
    } else if (token.type !== 'inline') [role, tag] = [token.type, token.tag];
    else {
      const inlines = readInlines(token.children ?? [], fields);
      if (table) table.at(-1)?.push(inlines);
      else if (role === 'heading_open') blocks.push({ kind: 'heading', level: readLevel(tag), inlines });
      else if (list) {
        const label = list.isLabelled ? '' : list.isOrdered ? `${list.next}.` : '•';
        if (!list.isLabelled) list.next += 1;
        list.isLabelled = true;
        blocks.push({ kind: 'item', label, depth: lists.length, inlines });
      } else blocks.push(readTable(token.content, fields) ?? { kind: 'paragraph', inlines });
    }
  }
  return blocks;
}

function readLevel(tag: string): 1 | 2 | 3 {
  if (tag === 'h1') return 1;
  return tag === 'h2' ? 2 : 3;
}

/** The table of a paragraph that is one field. */
function readTable(content: string, fields: TemplateFields): Block | undefined {
  const [whole, , name = ''] = FIELD.exec(content) ?? [];
  const value = fields[name];
  if (whole !== content.trim() || value === undefined || typeof value === 'string') return undefined;
  const rows = [value.head, ...value.rows].map((row) => row.map((cell) => readText(cell, false)));
  return { kind: 'table', rows };
}

function readInlines(tokens: readonly Token[], fields: TemplateFields): Inline[] {
  let isBold = false;
  return tokens.flatMap((token): Inline[] => {
    if (token.type === 'strong_open') isBold = true;
    if (token.type === 'strong_close') isBold = false;
    if (token.type === 'hardbreak') return [{ kind: 'break' }];
    if (token.type === 'text' || token.type === 'code_inline') return fillFields(token.content, isBold, fields);
    return [];
  });
}

function fillFields(text: string, isBold: boolean, fields: TemplateFields): Inline[] {
  const parts = text.split(new RegExp(FIELD, 'g'));
  // Of a field come three parts: the text before it, its sign and its name.
  return parts.flatMap((part, index): Inline[] => {
    if (index % 3 === 0) return readText(part, isBold);
    if (index % 3 === 1) return [];
    if (parts[index - 1] === '@') return [{ kind: 'anchor', name: part }];
    return readText(readField(part, fields), isBold);
  });
}

function readField(name: string, fields: TemplateFields): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (value === undefined) throw new RangeError(`The field ${name} of the template has no value`);
  return typeof value === 'string' ? value : '';
}

function readText(text: string, isBold: boolean): Inline[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index): Inline[] => {
    const own: Inline[] = line === '' ? [] : [{ kind: 'text', text: line, isBold }];
    return index === 0 ? own : [{ kind: 'break' }, ...own];
  });
}
