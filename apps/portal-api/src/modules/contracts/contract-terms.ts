import type { ContractBecoming, ContractBlock } from '@portal/api-contract/account';
import { diffArrays } from 'diff';
import type { TemplateFields } from '../../platform/documents/markdown/parse-template';
import { type ContractText, listTextBlocks } from './contract-text';

type Term = ContractBecoming['terms'][number];

/** What stands before the first term. */
const HEAD = '首部';

/** Two terms that share little would take long to compare, and nobody would read the result. */
const MAX_EDITS = 2000;

/** What a field is shown as that only the contract will fill in. */
const UNFILLED = '……';

const words = new Intl.Segmenter('zh-CN', { granularity: 'word' });

/**
 * Terms of a text and of the template that takes its place, word by word: of both, changed or not, of the text alone, of the
 * template alone. How they are numbered does not count. Fields of the template are filled in with those of the text.
 */
export function compareTerms(before: Pick<ContractText, 'body' | 'fields'>, body: string): Term[] {
  const [known, next] = [readTerms(before), readTerms({ body, fields: { ...listUnfilled(body), ...before.fields } })];
  const gone = [...known].map(([heading, text]): Term => {
    const later = next.get(heading);
    if (later === text) return { heading, change: 'kept', parts: [] };
    return later === undefined
      ? { heading, change: 'removed', parts: [{ kind: 'removed', text }] }
      : { heading, change: 'changed', parts: compareWords(text, later) };
  });
  const added = [...next].filter(([heading]) => !known.has(heading));
  return [
    ...gone,
    ...added.map(([heading, text]): Term => ({ heading, change: 'added', parts: [{ kind: 'added', text }] })),
  ];
}

function listUnfilled(body: string): TemplateFields {
  return Object.fromEntries(Array.from(body.matchAll(/\{\{([A-Za-z]\w*)\}\}/g), ([, name = '']) => [name, UNFILLED]));
}

/** Terms of a text by their headings, each as its lines. */
function readTerms(text: Pick<ContractText, 'body' | 'fields'>): Map<string, string> {
  const terms = new Map<string, string[]>();
  let heading = HEAD;
  for (const block of listTextBlocks({ title: '', ...text })) {
    if (block.kind === 'heading' && block.level === 2) heading = readHeading(toText(block.line));
    else if (block.kind !== 'heading' || block.level !== 1)
      terms.set(heading, [...(terms.get(heading) ?? []), ...listLines(block)]);
  }
  return new Map([...terms].map(([name, lines]) => [name, lines.join('\n')]));
}

/** A heading without its number. */
function readHeading(heading: string): string {
  return heading.replace(/^(第[一二三四五六七八九十]+条|[一二三四五六七八九十]+、)\s*/, '').trim();
}

function listLines(block: ContractBlock): string[] {
  switch (block.kind) {
    case 'rule':
      return [];
    case 'table':
      return block.rows.map((row) => row.map(toText).join('　'));
    case 'item':
      return [`${block.label} ${toText(block.line)}`.trim()];
    default:
      return [toText(block.line)];
  }
}

function toText(line: readonly { readonly text: string }[]): string {
  return line.map(({ text }) => text).join('');
}

function compareWords(before: string, after: string): Term['parts'] {
  const [first, second] = [before, after].map((text) => Array.from(words.segment(text), ({ segment }) => segment));
  const changes = first && second && diffArrays(first, second, { maxEditLength: MAX_EDITS });
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}
