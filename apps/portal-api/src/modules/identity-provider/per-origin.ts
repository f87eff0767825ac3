/** Makes a thing once for each public origin, when it is asked for the first time. */
export function createPerOrigin<Thing>(create: (origin: string) => Thing): (origin: string) => Thing {
  const things = new Map<string, Thing>();
  return (origin) => {
    const thing = things.get(origin) ?? create(origin);
    things.set(origin, thing);
    return thing;
  };
}
