/** Makes something of an object when it is first asked for, and keeps it for as long as the object is there. */
export function makeOnceFor<Key extends object, More extends readonly unknown[], Made extends object>(
  make: (key: Key, ...more: More) => Made,
): (key: Key, ...more: More) => Made {
  const made = new WeakMap<Key, Made>();
  return (key, ...more) => {
    const known = made.get(key) ?? make(key, ...more);
    made.set(key, known);
    return known;
  };
}
