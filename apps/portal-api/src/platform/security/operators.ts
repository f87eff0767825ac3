import type { ActorRole } from '@portal/lifecycles';
import { EMBEDDED_ISSUER } from './embedded-issuer';

/** Roles of people of the platform. */
export const OPERATOR_ROLES = ['agent', 'finance', 'reviewer', 'legal'] as const satisfies readonly ActorRole[];

/** A role of somebody of the platform. */
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Roles by who has them: a `userCode`, or an account of the embedded provider. */
export type OperatorList = ReadonlyMap<string, ReadonlySet<OperatorRole>>;

/** What of a user decides about roles. */
export interface OperatorCandidate {
  readonly issuer: string;
  readonly account: string;
  readonly userCode: string;
}

/** People of the platform. */
export interface Operators {
  /** Roles of a user; none for everybody who is not listed. */
  findRoles(user: OperatorCandidate): ReadonlySet<OperatorRole>;
}

const NO_ROLES: ReadonlySet<OperatorRole> = new Set();

/** A `userCode` is given by the portal; an account may have any name, except at the provider of our own. */
export function createOperators(list: OperatorList): Operators {
  return {
    findRoles({ issuer, account, userCode }) {
      const byAccount = issuer === EMBEDDED_ISSUER ? list.get(account) : undefined;
      return list.get(userCode) ?? byAccount ?? NO_ROLES;
    },
  };
}

/** Whether an entry of the list names a user whichever provider vouches for them. */
export function isUserCode(name: string): boolean {
  return /^U[A-Z2-9]{12}$/.test(name);
}

/** Reads a list of operators: `name` with every role, or `name:role+role`. Gives the part that is wrong. */
export function parseOperators(entries: readonly string[]): OperatorList | { readonly wrong: string } {
  const operators = new Map<string, ReadonlySet<OperatorRole>>();
  for (const entry of entries) {
    const [account = '', roles] = entry.split(':');
    const names = roles === undefined ? OPERATOR_ROLES : roles.split('+');
    if (account === '' || !names.every(isOperatorRole)) return { wrong: entry };
    operators.set(account, new Set(names.filter(isOperatorRole)));
  }
  return operators;
}

function isOperatorRole(name: string): name is OperatorRole {
  return (OPERATOR_ROLES as readonly string[]).includes(name);
}
