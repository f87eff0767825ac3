import type { Identification, IDENTITY_PICTURES, SIGNER_ROLES } from '@portal/api-contract/account';
import { normalizeIdNumber } from '@portal/api-contract/rules';
import { identificationLifecycle } from '@portal/lifecycles';
import { inArray, type SQL } from 'drizzle-orm';
import { toChinaDay, toChinaTime } from '../../platform/china-time';
import { findDue } from '../../platform/records/record-timers';
import type { DataProtection } from '../../platform/security/data-protection';
import { defineSealedColumn } from '../../platform/security/sealed-column';
import { maskTelephone } from '../../platform/telephone/telephone-field';
import { identification, type IdentificationRow, keptIdentity } from './realname.tables';

/** Whom a record is about: kept as long as the identity is in effect. */
export interface Identity {
  readonly kind: 'person' | 'enterprise';
  readonly name: string;
  /** Number of the identity document, or the credit code. */
  readonly number: string;
}

/** What else was typed to check it with. */
export interface IdentityForm {
  readonly telephone?: string;
  readonly bankCard?: string;
  readonly bankName?: string;
  readonly address?: string;
  readonly appeal?: string;
  readonly legalPerson?: string;
  readonly legalPersonIdNumber?: string;
  readonly legalPersonTelephone?: string;
  readonly handlerName?: string;
  readonly signerRole?: keyof typeof SIGNER_ROLES;
  readonly account?: RemittanceAccount;
  /** What was remitted, in 分. */
  readonly remitted?: number;
  readonly pictures?: Pictures;
  readonly facts?: ReviewFacts;
}

/** Account of an enterprise. */
export interface RemittanceAccount {
  readonly account: string;
  readonly bankName: string;
  readonly branchNo: string;
}

/** Uploads by what they show. */
export type Pictures = Readonly<Partial<Record<keyof typeof IDENTITY_PICTURES, string>>>;

/** What a provider says, for whoever reviews a verification. */
export interface ReviewFacts {
  /** Read from the picture; empty where it could not be read. */
  readonly name: string;
  readonly number: string;
  /** What is wrong by the register: empty for nothing, absent where it could not be asked. */
  readonly mismatch?: string;
}

export const sealedIdentity = defineSealedColumn(
  identification.id,
  identification.identityEncrypted,
  'identification.identity',
);
export const sealedKeptIdentity = defineSealedColumn(
  keptIdentity.id,
  keptIdentity.identityEncrypted,
  'identification.identity',
);
export const sealedForm = defineSealedColumn(identification.id, identification.formEncrypted, 'identification.form');

const PURGED: Identity = { kind: 'person', name: '', number: '' };

/** Seals what a record is about, as its columns. */
export function sealIdentity(protection: DataProtection, id: string, identity: Identity) {
  return {
    identityEncrypted: protection.encrypt(JSON.stringify(identity), sealedIdentity.toPlace(id)),
    numberIndex: indexNumber(protection, identity),
  };
}

/** Seals what a record was checked with. */
export function sealForm(protection: DataProtection, id: string, form: IdentityForm): string {
  return protection.encrypt(JSON.stringify(form), sealedForm.toPlace(id));
}

/** Whom a record is about; without name and number where they were purged. */
export function openIdentity(protection: DataProtection, { id, identityEncrypted }: IdentificationRow): Identity {
  if (identityEncrypted === '') return PURGED;
  return JSON.parse(protection.decrypt(identityEncrypted, sealedIdentity.toPlace(id))) as Identity;
}

/** What a record was checked with; empty where it was purged. */
export function openForm(protection: DataProtection, { id, formEncrypted }: IdentificationRow): IdentityForm {
  if (formEncrypted === '') return {};
  return JSON.parse(protection.decrypt(formEncrypted, sealedForm.toPlace(id))) as IdentityForm;
}

/** Keyed hash by which a number is found. */
export function indexNumber(protection: DataProtection, { kind, number }: Omit<Identity, 'name'>): string {
  return protection.fingerprint(`identity:${kind}:${number}`);
}

/** Condition that a verification is about a number, whoever's it is. */
export function isNumbered(protection: DataProtection, typed: string): SQL {
  const number = normalizeIdNumber(typed);
  const indexes = (['person', 'enterprise'] as const).map((kind) => indexNumber(protection, { kind, number }));
  return inArray(identification.numberIndex, indexes);
}

/** Whether a type of verification is about an enterprise. */
export function kindOf({ type }: Pick<IdentificationRow, 'type'>): Identity['kind'] {
  return type === 1 ? 'person' : 'enterprise';
}

/** A record as its owner sees it. */
export function describeIdentification(protection: DataProtection, row: IdentificationRow): Identification {
  const { id, identificationNo, type, method, state, proof, reason, failure, warning, isAppeal, version } = row;
  const dueAt = findDue(identificationLifecycle, row);
  return {
    ...{ id, identificationNo, type, method, state, reason, warning, isAppeal, version },
    ...maskIdentity(openIdentity(protection, row)),
    ...maskForm(openForm(protection, row)),
    proof: proof === '' || row.provenAt !== null ? null : proof,
    hasElements: row.elementsAt !== null,
    isReview: proof === '',
    failure: failure === '' ? null : failure,
    validUntil: row.expiresAt && toChinaDay(new Date(row.expiresAt.getTime() - 1)),
    dueAt: dueAt && toChinaTime(dueAt),
    decidedAt: row.decidedAt && toChinaTime(row.decidedAt),
    createdAt: toChinaTime(row.createdAt),
    updatedAt: toChinaTime(row.updatedAt),
  };
}

/** Name and number as they may be shown; those of an enterprise are public. */
export function maskIdentity({ kind, name, number }: Identity): Pick<Identity, 'name' | 'number'> {
  return kind === 'enterprise' ? { name, number } : { name: maskName(name), number: maskIdNumber(number) };
}

function maskForm({ telephone = '', bankCard = '', bankName = '' }: IdentityForm) {
  return {
    telephone: telephone && maskTelephone(telephone),
    bankCard: bankCard && `**** **** ${bankCard.slice(-4)}`,
    bankName,
  };
}

/** The name of a person as it may be shown: its last character. */
export function maskName(name: string): string {
  const characters = [...name];
  return characters.map((character, index) => (index < characters.length - 1 ? '*' : character)).join('');
}

/** The number of an identity document as it may be shown. */
export function maskIdNumber(number: string): string {
  return number && `${number.slice(0, 4)}${'*'.repeat(number.length - 8)}${number.slice(-4)}`;
}
