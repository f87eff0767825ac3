import type { ActorRole } from '@portal/lifecycles';
import { EMBEDDED_ISSUER } from './embedded-issuer';

/** Duties of people of the platform. */
export const DUTIES = ['agent', 'finance', 'reviewer', 'legal'] as const satisfies readonly ActorRole[];

/** A duty of somebody of the platform. */
export type Duty = (typeof DUTIES)[number];

/** Duties by who has them: a `userCode`, or an account of the embedded provider. */
export type DutyList = ReadonlyMap<string, ReadonlySet<Duty>>;

/** What of a user decides about duties. */
export interface DutyHolder {
  readonly issuer: string;
  readonly account: string;
  readonly userCode: string;
}

/** People of the platform. */
export interface Operators {
  /** Duties of a user; none for everybody who is not listed. */
  findDuties(user: DutyHolder): ReadonlySet<Duty>;
}

const NO_DUTIES: ReadonlySet<Duty> = new Set();

/** A `userCode` is given by the portal; an account may have any name, except at the provider of our own. */
export function createOperators(list: DutyList): Operators {
  return {
    findDuties({ issuer, account, userCode }) {
      const byAccount = issuer === EMBEDDED_ISSUER ? list.get(account) : undefined;
      return list.get(userCode) ?? byAccount ?? NO_DUTIES;
    },
  };
}

/** Whether an entry of the list names a user whichever provider vouches for them. */
export function isUserCode(name: string): boolean {
  return /^U[A-Z2-9]{12}$/.test(name);
}

/** Reads a list of operators: `name` with every duty, or `name:duty+duty`. Gives the part that is wrong. */
export function parseOperators(entries: readonly string[]): DutyList | { readonly wrong: string } {
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
