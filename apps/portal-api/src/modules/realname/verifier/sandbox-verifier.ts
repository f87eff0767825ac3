import { IDENTITY_ELEMENTS } from '@portal/api-contract/account';
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type FileType, readPictureSize } from '../../../platform/files/file-types';
import { findBanks } from './banks';
import {
  type DocumentText,
  type EnterpriseElements,
  type IdentityElement,
  type IdentityVerifier,
  type PersonElements,
  type VerifierCall,
  VerifierUnreachableError,
  type Verdict,
} from './identity-verifier';
import { SANDBOX_ENTERPRISES, type SandboxEnterprise } from './sandbox-enterprises';
import { SANDBOX_PERSONS, type SandboxPerson } from './sandbox-persons';

/** How long the sandbox thinks about those with whom it is slow: longer than a page is kept waiting. */
const SLOW_MS = 4000;

export interface SandboxOptions {
  readonly slowMs?: number;
  /** Tells what a bank would: shown once for each reference. */
  readonly notify?: (text: string, reference: string) => Promise<void>;
}

/** Width of the picture that shows the first person or enterprise. */
export const FIRST_WIDTH = 601;

type Outcome = SandboxPerson['outcome'] | SandboxEnterprise['outcome'];

/** What comes of each outcome, as it is written on the pages of a demonstration. */
export const SANDBOX_OUTCOMES: Readonly<Record<Outcome, string>> = {
  pass: '通过',
  slow: '通过，核验较慢',
  unreachable: '核验服务无响应',
  remitFails: '打款失败',
  remitPending: '打款迟迟不到账',
  ...(Object.fromEntries(
    Object.entries(IDENTITY_ELEMENTS).map(([element, label]) => [element, `${label}不一致`]),
  ) as Record<IdentityElement, string>),
};

/** What a provider knows without having to keep anything. */
export type SandboxVerifier = Omit<IdentityVerifier, 'startFace' | 'readFace'>;

/** A provider that knows the people of the demonstration, and always says the same of them. */
export function createSandboxVerifier({ slowMs = SLOW_MS, notify }: SandboxOptions = {}): SandboxVerifier {
  return {
    offers: { elements: true, enterpriseAlone: true, face: true, documents: true, remittance: true },
    findBanks,
    async checkEnterprise(elements) {
      // After a change of its name an enterprise is there twice.
      const known = SANDBOX_ENTERPRISES.filter(({ creditCode }) => creditCode === elements.creditCode);
      const enterprise = known.find(({ companyName }) => companyName === elements.companyName) ?? known[0];
      if (enterprise === undefined) return { isMatch: false, element: 'creditCode', reason: '统一社会信用代码不存在' };
      if (enterprise.outcome === 'unreachable') throw new VerifierUnreachableError('The sandbox does not respond');
      const element = findEnterpriseMismatch(enterprise, elements);
      return element ? mismatch(element) : { isMatch: true };
    },
    /** The amount follows from the reference, so that the same remittance is always the same. */
    async remit({ accountName, account }, { reference }) {
      const enterprise = SANDBOX_ENTERPRISES.find(({ companyName }) => companyName === accountName);
      if (enterprise?.outcome === 'remitPending') return { state: 'pending' };
      if (enterprise?.outcome === 'remitFails') return { state: 'failed', reason: '账号与户名不符，银行退回' };
      const amount = 1 + (createHash('sha256').update(reference).digest().readUInt32BE(0) % 99);
      await notify?.(`模拟银行：尾号${account.slice(-4)}的账户到账0.${String(amount).padStart(2, '0')}元`, reference);
      return { state: 'paid', amount };
    },
    /** Tells pictures apart by their width: one of 601 pixels shows the first person or enterprise, and so on. */
    async readDocument({ kind, type, bytes }) {
      const { width = 0 } = readPictureSize(type as FileType, bytes) ?? {};
      const index = width - FIRST_WIDTH;
      return (kind === 'front' ? readPerson(index) : readEnterprise(index)) ?? { name: '', number: '' };
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

function readPerson(index: number): DocumentText | undefined {
  const person = SANDBOX_PERSONS[index];
  return person && { name: person.name, number: person.idNumber };
}

function readEnterprise(index: number): DocumentText | undefined {
  const enterprise = SANDBOX_ENTERPRISES[index];
  return enterprise && { name: enterprise.companyName, number: enterprise.creditCode };
}

function findMismatch(person: SandboxPerson, elements: PersonElements): IdentityElement | undefined {
  const asked = (['name', 'idNumber', 'telephone', 'bankCard'] as const).filter((key) => elements[key] !== undefined);
  return asked.find((key) => elements[key] !== person[key] || key === person.outcome);
}

function findEnterpriseMismatch(
  enterprise: SandboxEnterprise,
  elements: EnterpriseElements,
): IdentityElement | undefined {
  const asked = (['companyName', 'legalPerson', 'legalPersonIdNumber'] as const).filter(
    (key) => elements[key] !== undefined,
  );
  return asked.find((key) => elements[key] !== enterprise[key] || key === enterprise.outcome);
}

function mismatch(element: IdentityElement): Verdict {
  return { isMatch: false, element, reason: `${IDENTITY_ELEMENTS[element]}与登记信息不一致` };
}

async function think(slowMs: number, signal: VerifierCall['signal']): Promise<void> {
  await delay(slowMs, undefined, { signal }).catch((cause: unknown) => {
    throw new VerifierUnreachableError('The sandbox took too long', true, { cause });
  });
}
