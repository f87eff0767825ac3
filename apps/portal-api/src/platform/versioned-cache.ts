/** Returns what was made for a key, or makes it. */
export type VersionedCache<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>;

/**
 * Keeps what was made until the version changes, of so many keys the latest used. Simultaneous misses share one making,
 * and what could not be made is made again.
 */
export function createVersionedCache<Value>(getVersion: () => number, most = 500): VersionedCache<Value> {
  const values = new Map<string, Promise<Value>>();
  let keptVersion = getVersion();

  const keep = (key: string, value: Promise<Value>) => {
    values.delete(key);
    values.set(key, value);
    if (values.size <= most) return;
    const [oldest] = values.keys();
    if (oldest !== undefined) values.delete(oldest);
  };

  return (key, make) => {
    const version = getVersion();
    if (version !== keptVersion) values.clear();
    keptVersion = version;
    const known = values.get(key);
    const value = known ?? make();
    keep(key, value);
    if (known === undefined) {
      value.catch(() => {
        if (values.get(key) === value) values.delete(key);
      });
    }
    return value;
  };
}
