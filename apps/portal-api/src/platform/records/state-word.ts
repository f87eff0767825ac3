import { customType } from 'drizzle-orm/pg-core';

/** Words under which the states of a kind of record are stored and sent. */
export type StateWords<State extends number, Word extends string = string> = Readonly<Record<State, Word>>;

/**
 * Kind of column that holds a record's state as a word, where it did so before the record had a lifecycle: in code the
 * state is its number. Throws at a word that is none.
 */
export function stateWord<State extends number>(words: StateWords<State>) {
  const states = new Map(Object.entries<string>(words).map(([state, word]) => [word, Number(state) as State]));
  return customType<{ data: State; driverData: string }>({
    dataType: () => 'text',
    toDriver: (state) => words[state],
    fromDriver(word) {
      const state = states.get(word);
      if (state === undefined) throw new Error(`No state is called ${word}`);
      return state;
    },
  });
}
