/** A document as it is searched: words of its texts, and values of all other fields, by the paths of the fields. */
export interface SearchedDocument {
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly values: ReadonlyMap<string, readonly unknown[]>;
}

/** A query that the fake cluster does not know. */
export class UnknownQueryError extends Error {
  override readonly name = 'UnknownQueryError';
}

type Fields = Readonly<Record<string, unknown>>;
/** A query of the protocol. */
export type FakeQuery = Readonly<Record<string, Fields>>;

/** How well a document goes with a query; `undefined` where it does not. */
type Match = (document: SearchedDocument) => number | undefined;

const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

/** Makes a query of the protocol a function of the documents of an index. */
export function createMatch(query: FakeQuery, documents: readonly SearchedDocument[]): Match {
  const make = (part: FakeQuery): Match => {
    const [[kind, body] = ['nothing', {}]] = Object.entries(part);
    const known = KINDS[kind];
    if (!known || Object.keys(part).length !== 1) throw new UnknownQueryError(`unknown query ${kind}`);
    return known(body, { make, documents });
  };
  return make(query);
}

interface Making {
  readonly make: (query: FakeQuery) => Match;
  readonly documents: readonly SearchedDocument[];
}

const sum = (scores: readonly (number | undefined)[]) => scores.reduce<number>((all, score) => all + (score ?? 0), 0);

const KINDS: Readonly<Record<string, (body: Fields, making: Making) => Match>> = {
  bool(body, { make }) {
    const list = (name: string) => ((body[name] as FakeQuery[] | undefined) ?? []).map(make);
    const [filters, choices] = [list('filter'), list('should')];
    const min = Number(body['minimum_should_match'] ?? (filters.length > 0 ? 0 : 1));
    return (document) => {
      if (filters.some((match) => match(document) === undefined)) return undefined;
      const scores = choices.map((match) => match(document));
      const found = scores.filter((score) => score !== undefined).length;
      return found < Math.min(min, choices.length) ? undefined : sum(scores);
    };
  },

  dis_max(body, { make }) {
    const choices = (body['queries'] as FakeQuery[]).map(make);
    return (document) => {
      const scores = choices.map((match) => match(document)).filter((score) => score !== undefined);
      return scores.length > 0 ? Math.max(...scores) : undefined;
    };
  },

  constant_score(body, { make }) {
    const match = make(body['filter'] as FakeQuery);
    return (document) => (match(document) === undefined ? undefined : Number(body['boost'] ?? 1));
  },

  term(body, { documents }) {
    const { field, value, boost } = readField(body);
    const weigh = createWeight(field, String(value), documents);
    return (document) => {
      const words = document.words.get(field);
      if (words) return words.includes(String(value)) ? boost * weigh(words) : undefined;
      return document.values.get(field)?.includes(value) ? boost : undefined;
    };
  },

  terms(body) {
    const [[field, values] = ['', []]] = Object.entries(body) as [string, unknown[]][];
    return (document) => (document.values.get(field)?.some((value) => values.includes(value)) ? 1 : undefined);
  },

  prefix(body) {
    const { field, value, boost } = readField(body);
    return (document) =>
      document.words.get(field)?.some((word) => word.startsWith(String(value))) ? boost : undefined;
  },

  range(body) {
    const [[field, limits] = ['', {}]] = Object.entries(body) as [string, Record<string, string>][];
    return (document) =>
      document.values.get(field)?.some((value) => String(value) >= (limits['gte'] ?? '')) ? 1 : undefined;
  },
};

function readField(body: Fields) {
  const [[field, { value, boost = 1 }] = ['', { value: '' }]] = Object.entries(body) as [
    string,
    { readonly value: unknown; readonly boost?: number },
  ][];
  return { field, value, boost };
}

/** BM25 of one word in one field. */
function createWeight(field: string, word: string, documents: readonly SearchedDocument[]) {
  const texts = documents.flatMap(({ words }) => (words.get(field)?.length ? [words.get(field) ?? []] : []));
  const count = texts.filter((words) => words.includes(word)).length;
  const rarity = Math.log(1 + (texts.length - count + 0.5) / (count + 0.5));
  const usual = sum(texts.map(({ length }) => length)) / (texts.length || 1);
  return (words: readonly string[]) => {
    const times = words.filter((other) => other === word).length;
    const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * words.length) / (usual || 1);
    return (rarity * times) / (times + SATURATION * length);
  };
}
