/** What of a form differs from the stored record. */
export function selectEdits<Values extends object>(values: Values, stored: Values): Partial<Values> {
  const names = Object.keys(stored) as (keyof Values)[];
  const changed = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(stored[name]));
  return Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<Values>;
}

/** The stored record under what was typed; what is no value of its field, from an older page say, is left out. */
export function mergeEdits<Values extends object>(stored: Values, edits: Partial<Values>): Values {
  const names = Object.keys(stored) as (keyof Values)[];
  const fitting = names.filter(
    (name) =>
      name in edits &&
      typeof edits[name] === typeof stored[name] &&
      Array.isArray(edits[name]) === Array.isArray(stored[name]),
  );
  return { ...stored, ...Object.fromEntries(fitting.map((name) => [name, edits[name]])) };
}
