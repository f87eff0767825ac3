import type { CertificationMethod, CertificationType, DraftFields } from '@portal/api-contract/account';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { releaseFiles } from '../../platform/files/files.repository';
import type { DataProtection } from '../../platform/security/data-protection';
import { defineSealedColumn } from '../../platform/security/sealed-column';
import type { Subject } from '../../platform/security/session-verifier';
import { type DraftRow, identificationDraft } from './drafts.tables';

/** What is verified and how. */
export interface Flow {
  readonly type: CertificationType;
  readonly method: CertificationMethod;
}

export const sealedDraft = defineSealedColumn(
  identificationDraft.id,
  identificationDraft.fieldsEncrypted,
  'identification_draft.fields',
);

/** Seals what was typed for a draft. */
export function sealDraft(protection: DataProtection, id: string, fields: DraftFields): string {
  return protection.encrypt(JSON.stringify(fields), sealedDraft.toPlace(id));
}

/** What was typed for a draft. */
export function openDraft(
  protection: DataProtection,
  { id, fieldsEncrypted }: Pick<DraftRow, 'id' | 'fieldsEncrypted'>,
): DraftFields {
  return JSON.parse(protection.decrypt(fieldsEncrypted, sealedDraft.toPlace(id))) as DraftFields;
}

/** Condition of an owner's draft of a flow. */
export function isDraftOf(owner: Pick<Subject, 'id'>, { type, method }: Flow): SQL | undefined {
  return and(isOwnDraft(owner), eq(identificationDraft.type, type), eq(identificationDraft.method, method));
}

/** Condition of an owner's drafts. */
export function isOwnDraft({ id }: Pick<Subject, 'id'>): SQL {
  return eq(identificationDraft.ownerId, id);
}

/** Condition of an owner's drafts that keep pictures. */
export function isDraftWithPictures(owner: Pick<Subject, 'id'>): SQL | undefined {
  return and(isOwnDraft(owner), ne(identificationDraft.fileIds, []));
}

/** Removes drafts of an owner and lets go of their pictures. */
export async function removeDrafts(
  runner: QueryRunner,
  owner: Pick<Subject, 'id'>,
  condition: SQL | undefined = isOwnDraft(owner),
): Promise<void> {
  const rows = await runner.delete(identificationDraft).where(condition).returning();
  await releaseFiles(
    runner,
    owner,
    rows.flatMap(({ fileIds }) => fileIds),
  );
}
