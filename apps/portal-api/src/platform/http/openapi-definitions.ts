/** A part of the document. */
export type Json = Readonly<Record<string, unknown>>;

/** New names of a schema's own definitions. */
type Names = ReadonlyMap<string, string>;

const LOCAL = '#/$defs/';

/**
 * Moves the definitions of recursive schemas to where the whole document finds them: inside a document, `#` is its
 * root and no longer the schema's own. Equal definitions are shared.
 */
export function hoistDefinitions(value: Json): { readonly value: Json; readonly definitions: Json } {
  const namesByText = new Map<string, string>();
  const definitions: Record<string, unknown> = {};

  function hoist(node: unknown, names: Names): unknown {
    if (Array.isArray(node)) return node.map((item) => hoist(item, names));
    if (typeof node !== 'object' || node === null) return node;
    const { $defs, ...rest } = node as Json;
    const known = $defs === undefined ? names : take($defs as Readonly<Record<string, Json>>);
    return Object.fromEntries(
      Object.entries(rest).map(([key, item]) => [key, key === '$ref' ? rename(item, known) : hoist(item, known)]),
    );
  }

  function take(own: Readonly<Record<string, Json>>): Names {
    const names = new Map<string, string>();
    const fresh: string[] = [];
    for (const [local, schema] of Object.entries(own)) {
      const text = JSON.stringify(schema).replaceAll(`"${LOCAL}${local}"`, `"${LOCAL}"`);
      const known = namesByText.get(text);
      const name = known ?? `Shared${namesByText.size + 1}`;
      names.set(local, name);
      namesByText.set(text, name);
      if (known === undefined) fresh.push(local);
    }
    for (const local of fresh) definitions[names.get(local) ?? local] = hoist(own[local], names);
    return names;
  }

  return { value: hoist(value, new Map()) as Json, definitions };
}

function rename(reference: unknown, names: Names): unknown {
  const name = names.get(String(reference).slice(LOCAL.length));
  return name !== undefined && String(reference).startsWith(LOCAL) ? `#/components/schemas/${name}` : reference;
}
