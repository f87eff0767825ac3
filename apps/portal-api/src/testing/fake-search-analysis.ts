import type { SearchedDocument } from './fake-search-query';

interface Field {
  readonly type?: string;
  readonly analyzer?: string;
  readonly enabled?: boolean;
  readonly properties?: Readonly<Record<string, Field>>;
}

/** A mapping, as far as the fake cluster knows it. */
export interface Mapping {
  readonly dynamic: string;
  readonly _source: { readonly excludes: readonly string[] };
  readonly properties: Readonly<Record<string, Field>>;
}

/** Settings of an index, as far as the fake cluster knows them. */
export interface Settings {
  readonly analysis: {
    readonly filter: Readonly<Record<string, { readonly type: string; readonly output_unigrams: boolean }>>;
    readonly analyzer: Readonly<Record<string, { readonly tokenizer: string; readonly filter: readonly string[] }>>;
  };
}

/** A field that the mapping does not have. */
export class UnknownFieldError extends Error {
  override readonly name = 'UnknownFieldError';
}

/** A document as it is searched. Rejects fields that a strict mapping does not have. */
export function analyze(document: object, mapping: Mapping, settings: Settings): SearchedDocument {
  const words = new Map<string, string[]>();
  const values = new Map<string, unknown[]>();
  const read = (part: object, fields: Readonly<Record<string, Field>>, path: string) => {
    for (const [name, value] of Object.entries(part) as [string, unknown][]) {
      const field = fields[name];
      if (!field) throw new UnknownFieldError(`${path}${name}`);
      if (field.enabled === false) continue;
      if (field.properties) read(value as object, field.properties, `${path}${name}.`);
      else if (field.type === 'text') words.set(`${path}${name}`, split(String(value), field.analyzer ?? '', settings));
      else values.set(`${path}${name}`, Array.isArray(value) ? value : [value]);
    }
  };
  read(document, mapping.properties, '');
  return { words, values };
}

function split(text: string, name: string, { analysis }: Settings): string[] {
  const parts = text.split(/\s+/).filter(Boolean);
  if (name === 'whitespace') return parts;
  const { tokenizer, filter = [] } = analysis.analyzer[name] ?? {};
  const bigrams = analysis.filter[filter[0] ?? ''];
  if (tokenizer !== 'standard' || filter.length !== 1 || bigrams?.type !== 'cjk_bigram' || !bigrams.output_unigrams)
    throw new Error(`unknown analyzer ${name}`);
  return (text.match(/\p{Script=Han}+/gu) ?? []).flatMap(toBigrams);
}

/** Each character, and pairs of those that stand together. */
function toBigrams(run: string): string[] {
  const characters = [...run];
  return [...characters, ...characters.slice(1).map((character, at) => (characters[at] ?? '') + character)];
}
