import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { InvoiceTitleFields } from '@portal/api-contract/rules';
import type { QueryRunner } from '../../platform/database/database';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { isTitle } from './invoice-titles.repository';
import { invoiceTitle } from './invoice-titles.tables';
import { isSpecial, openTitle } from './title-form';

/** A title that invoices are made out to. */
export interface PassedTitle extends InvoiceTitleFields {
  readonly id: string;
  /** 专票 are made out to it too. */
  readonly isSpecial: boolean;
}

const PASSED = 2;

/** Titles of an owner that were passed, the default first. */
export async function listPassedTitles(
  runner: QueryRunner,
  protection: DataProtection,
  owner: Pick<Subject, 'id'>,
): Promise<PassedTitle[]> {
  const rows = await runner
    .select()
    .from(invoiceTitle)
    .where(and(eq(invoiceTitle.ownerId, owner.id), eq(invoiceTitle.state, PASSED), isNull(invoiceTitle.deletedAt)))
    .orderBy(desc(invoiceTitle.isDefault), asc(invoiceTitle.createdAt));
  return rows.map((row) => toPassed(row, openTitle(protection, row)));
}

/** A title of an owner that was passed and is there still; `undefined` where there is none. */
export async function findPassedTitle(
  runner: QueryRunner,
  protection: DataProtection,
  owner: Pick<Subject, 'id'>,
  titleId: string,
): Promise<PassedTitle | undefined> {
  const [row] = await runner.select().from(invoiceTitle).where(isTitle(titleId, owner));
  if (row?.state !== PASSED) return undefined;
  return toPassed(row, openTitle(protection, row));
}

function toPassed({ id }: { readonly id: string }, fields: InvoiceTitleFields): PassedTitle {
  return { ...fields, id, isSpecial: isSpecial(fields) };
}
