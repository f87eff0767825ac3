import type { IndexQuery } from '../search-query';

/** A query taken apart. */
export type QueryNode =
  | { readonly kind: 'word'; readonly word: string; readonly isBeginning: boolean }
  | { readonly kind: 'all'; readonly nodes: readonly QueryNode[] }
  | { readonly kind: 'any'; readonly nodes: readonly QueryNode[] };

const TOKEN = /'((?:[^'\\]|''|\\.)*)'(:\*)?|[&|()]/gsu;

/** Takes apart a query as `toIndexQuery` writes it: quoted words, beginnings, and what is asked for together. */
export function parseQuery(query: IndexQuery): QueryNode {
  const tokens = [...query.matchAll(TOKEN)];
  let at = 0;

  function parseGroup(operator: '|' | '&', kind: 'all' | 'any', parsePart: () => QueryNode): QueryNode {
    const nodes = [parsePart()];
    while (tokens[at]?.[0] === operator) {
      at += 1;
      nodes.push(parsePart());
    }
    return nodes.length === 1 && nodes[0] ? nodes[0] : { kind, nodes };
  }
  const parseAny = (): QueryNode => parseGroup('|', 'any', parseAll);
  const parseAll = (): QueryNode => parseGroup('&', 'all', parseOne);

  function parseOne(): QueryNode {
    const token = tokens[at];
    if (!token) throw new Error(`The query ends too soon: ${query}`);
    at += 1;
    if (token[0] !== '(') {
      const word = (token[1] ?? '').replaceAll("''", "'").replaceAll('\\\\', '\\');
      return { kind: 'word', word, isBeginning: token[2] !== undefined };
    }
    const inner = parseAny();
    at += 1;
    return inner;
  }
  return parseAny();
}
