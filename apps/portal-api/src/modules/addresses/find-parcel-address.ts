import { and, eq } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { address } from './addresses.tables';
import { findRegionNames } from './regions';

/** Where a parcel goes, in full. */
export interface ParcelAddress {
  readonly name: string;
  readonly telephone: string;
  readonly address: string;
  readonly postcode: string;
}

/** An address of an owner as a parcel has it; `undefined` where it is none of theirs. */
export async function findParcelAddress(
  runner: QueryRunner,
  protection: DataProtection,
  owner: Pick<Subject, 'id'>,
  addressId: string,
): Promise<ParcelAddress | undefined> {
  if (!isRecordId(addressId)) return undefined;
  const [row] = await runner
    .select()
    .from(address)
    .where(and(eq(address.id, addressId), eq(address.ownerId, owner.id)));
  return row && toParcel(protection, row);
}

/** The default address of an owner as a parcel has it; `undefined` where there is none. */
export async function findDefaultParcel(
  runner: QueryRunner,
  protection: DataProtection,
  owner: Pick<Subject, 'id'>,
): Promise<ParcelAddress | undefined> {
  const [row] = await runner
    .select()
    .from(address)
    .where(and(eq(address.isDefault, true), eq(address.ownerId, owner.id)));
  return row && toParcel(protection, row);
}

function toParcel(protection: DataProtection, row: typeof address.$inferSelect): ParcelAddress {
  const { name, telephone, detail } = JSON.parse(
    protection.decrypt(row.contactEncrypted, `address.contact:${row.id}`),
  ) as { readonly name: string; readonly telephone: string; readonly detail: string };
  const region = [...new Set(findRegionNames(row.regionCode) ?? [])].join('');
  return { name, telephone, address: `${region}${detail}`, postcode: row.postcode };
}
