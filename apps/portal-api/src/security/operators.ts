import type { ActorRole } from '@portal/lifecycles';

/** Duties of people of the platform. */
export const DUTIES = ['agent', 'finance', 'reviewer', 'legal'] as const satisfies readonly ActorRole[];

/** A duty of somebody of the platform. */
export type Duty = (typeof DUTIES)[number];

/** Accounts of people of the platform with their duties. */
export type Operators = ReadonlyMap<string, ReadonlySet<Duty>>;

/** Reads a list of operators: `account` with every duty, or `account:duty+duty`. Gives the part that is wrong. */
export function parseOperators(entries: readonly string[]): Operators | { readonly wrong: string } {
  const operators = new Map<string, ReadonlySet<Duty>>();
  for (const entry of entries) {
    const [account = '', duties] = entry.split(':');
    const names = duties === undefined ? DUTIES : duties.split('+');
    if (account === '' || !names.every(isDuty)) return { wrong: entry };
    operators.set(account, new Set(names.filter(isDuty)));
  }
  return operators;
}

function isDuty(name: string): name is Duty {
  return (DUTIES as readonly string[]).includes(name);
}
