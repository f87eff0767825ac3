import { IDENTITY_ELEMENTS } from '@portal/api-contract/account';
import { setTimeout as delay } from 'node:timers/promises';
import { type FileType, readPictureSize } from '../../../platform/files/file-types';
import {
  type IdentityElement,
  type IdentityVerifier,
  type PersonElements,
  type VerifierCall,
  VerifierUnreachableError,
  type Verdict,
} from './identity-verifier';
import { SANDBOX_PERSONS, type SandboxPerson } from './sandbox-persons';

/** How long the sandbox thinks about those with whom it is slow: longer than a page is kept waiting. */
const SLOW_MS = 4000;

/** Width of the picture that shows the first person. */
export const FIRST_WIDTH = 601;

/** What comes of each outcome, as it is written on the pages of a demonstration. */
export const SANDBOX_OUTCOMES: Readonly<Record<SandboxPerson['outcome'], string>> = {
  pass: '通过',
  slow: '通过，核验较慢',
  unreachable: '核验服务无响应',
  ...(Object.fromEntries(
    Object.entries(IDENTITY_ELEMENTS).map(([element, label]) => [element, `${label}不一致`]),
  ) as Record<IdentityElement, string>),
};

/** A provider that knows the people of the demonstration, and always says the same of them. */
export function createSandboxVerifier({ slowMs = SLOW_MS } = {}): IdentityVerifier {
  return {
    /** Tells pictures apart by their width: one of 601 pixels shows the first person, and so on. */
    async readDocument({ type, bytes }) {
      const { width = 0 } = readPictureSize(type as FileType, bytes) ?? {};
      const person = SANDBOX_PERSONS[width - FIRST_WIDTH];
      return person ? { name: person.name, number: person.idNumber } : { name: '', number: '' };
    },
    async checkPerson(elements, { signal }) {
      const person = SANDBOX_PERSONS.find(({ idNumber }) => idNumber === elements.idNumber);
      if (person === undefined) return { isMatch: false, element: 'idNumber', reason: '证件号码不存在' };
      if (person.outcome === 'unreachable') throw new VerifierUnreachableError('The sandbox does not respond');
      if (person.outcome === 'slow') await think(slowMs, signal);
      const element = findMismatch(person, elements);
      return element ? mismatch(element) : { isMatch: true };
    },
  };
}

function findMismatch(person: SandboxPerson, elements: PersonElements): IdentityElement | undefined {
  const asked = (['name', 'idNumber', 'telephone', 'bankCard'] as const).filter((key) => elements[key] !== undefined);
  return asked.find((key) => elements[key] !== person[key] || key === person.outcome);
}

function mismatch(element: IdentityElement): Verdict {
  return { isMatch: false, element, reason: `${IDENTITY_ELEMENTS[element]}与登记信息不一致` };
}

async function think(slowMs: number, signal: VerifierCall['signal']): Promise<void> {
  await delay(slowMs, undefined, { signal }).catch((cause: unknown) => {
    throw new VerifierUnreachableError('The sandbox took too long', { cause });
  });
}
