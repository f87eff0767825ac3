import type { Address, AddressForm, saveAddress } from '@portal/api-contract/account';
import { ADDRESS_LIMITS } from '@portal/api-contract/rules';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import { isRecordId } from '../../platform/database/record-id';
import type { CallContext } from '../../platform/http/call-context';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import type { TelephoneOpener } from '../../platform/security/telephone-opener';
import { maskTelephone, readTelephone } from '../../platform/telephone/telephone-field';
import { address } from './addresses.tables';
import { findRegionNames } from './regions';

export interface AddressesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly protection: DataProtection;
  readonly telephones: TelephoneOpener;
}

type Row = typeof address.$inferSelect;
type Form = ParsedInput<typeof saveAddress>;

/** What of an address is personal, stored encrypted as one. */
interface Contact {
  readonly name: string;
  readonly telephone: string;
  readonly detail: string;
}

/** Keeps addresses; each belongs to its owner alone, who has at most twenty and one default. */
export function createAddressesService(options: AddressesOptions) {
  const { database, clock, idempotency, protection, telephones } = options;

  const seal = (id: string, contact: Contact) => protection.encrypt(JSON.stringify(contact), placeOf(id));
  const open = ({ id, contactEncrypted }: Row) =>
    JSON.parse(protection.decrypt(contactEncrypted, placeOf(id))) as Contact;
  const toUrl = (row: Row): Address => describeAddress(row, open(row));

  async function create(runner: QueryRunner, owner: Subject, form: Form, telephone: string): Promise<Address> {
    await lockOwner(runner, 'address', owner.id);
    const count = await runner.$count(address, eq(address.ownerId, owner.id));
    if (count >= ADDRESS_LIMITS.most)
      throw new HttpError(409, `最多保存${ADDRESS_LIMITS.most}个地址，请先删除不用的地址`);
    const isDefault = form.isDefault || count === 0;
    if (isDefault) await clearDefault(runner, owner, clock());
    const id = randomUUID();
    const { name, detail } = form;
    const [row] = await runner
      .insert(address)
      .values({
        ...toColumns(form),
        id,
        ownerId: owner.id,
        contactEncrypted: seal(id, { name, detail, telephone }),
        telephoneMasked: maskTelephone(telephone),
        isDefault,
        version: 1,
        createdAt: clock(),
        updatedAt: clock(),
      })
      .returning();
    return toUrl(requireRow(row));
  }

  async function update(runner: QueryRunner, owner: Subject, form: Form, telephone: string): Promise<Address> {
    await lockOwner(runner, 'address', owner.id);
    const row = await findOwn(runner, owner, form.id ?? '');
    if (row.version !== form.version) throw new HttpError(409, '地址已在别处修改，请刷新后重试');
    const isDefault = form.isDefault || row.isDefault;
    if (isDefault && !row.isDefault) await clearDefault(runner, owner, clock());
    const contact = { name: form.name, detail: form.detail, telephone: telephone || open(row).telephone };
    const [changed] = await runner
      .update(address)
      .set({
        ...toColumns(form),
        contactEncrypted: seal(row.id, contact),
        telephoneMasked: maskTelephone(contact.telephone),
        isDefault,
        version: row.version + 1,
        updatedAt: clock(),
      })
      .where(and(eq(address.id, row.id), eq(address.ownerId, owner.id)))
      .returning();
    return toUrl(requireRow(changed));
  }

  return {
    async list(owner: Subject): Promise<Address[]> {
      const rows = await database.orm
        .select()
        .from(address)
        .where(eq(address.ownerId, owner.id))
        .orderBy(desc(address.isDefault), desc(address.createdAt), address.id)
        .limit(ADDRESS_LIMITS.most);
      return rows.map(toUrl);
    },
    /** Stores a new address once per key, or changes one that is still at the version the caller has seen. */
    async save(owner: Subject, form: Form, context: CallContext): Promise<Address> {
      const telephone = readTelephone(form.telephone, telephones) ?? '';
      const call = { scope: 'address', owner, input: { ...form, telephone }, context };
      const work = form.id === undefined ? create : update;
      // Only the id is kept for repeats: the address would be kept a second time otherwise, in the clear.
      let saved: Address | undefined;
      const { id } = await idempotency.runOnce(call, async (runner) => {
        saved = await work(runner, owner, form, telephone);
        return { id: saved.id };
      });
      return saved ?? toUrl(await findOwn(database.orm, owner, id));
    },
    delete(owner: Subject, id: string): Promise<null> {
      return database.transaction(async (runner) => {
        await lockOwner(runner, 'address', owner.id);
        const row = await findOwn(runner, owner, id);
        const others = and(eq(address.ownerId, owner.id), ne(address.id, row.id));
        if (row.isDefault && (await runner.$count(address, others)) > 0)
          throw new HttpError(409, '默认地址不能删除，请先将其他地址设为默认');
        await runner.delete(address).where(and(eq(address.id, row.id), eq(address.ownerId, owner.id)));
        return null;
      });
    },
    setDefault(owner: Subject, id: string): Promise<Address> {
      return database.transaction(async (runner) => {
        await lockOwner(runner, 'address', owner.id);
        const row = await findOwn(runner, owner, id);
        if (row.isDefault) return toUrl(row);
        await clearDefault(runner, owner, clock());
        const [changed] = await runner
          .update(address)
          .set({ isDefault: true, version: row.version + 1, updatedAt: clock() })
          .where(and(eq(address.id, row.id), eq(address.ownerId, owner.id)))
          .returning();
        return toUrl(requireRow(changed));
      });
    },
  };
}

async function findOwn(runner: QueryRunner, owner: Subject, id: string): Promise<Row> {
  if (!isRecordId(id)) throw new HttpError(404);
  const [row] = await runner
    .select()
    .from(address)
    .where(and(eq(address.id, id), eq(address.ownerId, owner.id)));
  if (row === undefined) throw new HttpError(404);
  return row;
}

/** The address that was the default has changed too: whoever edits it is told. */
async function clearDefault(runner: QueryRunner, owner: Subject, now: Date): Promise<void> {
  await runner
    .update(address)
    .set({ isDefault: false, version: sql`${address.version} + 1`, updatedAt: now })
    .where(and(eq(address.ownerId, owner.id), eq(address.isDefault, true)));
}

function placeOf(id: string): string {
  return `address.contact:${id}`;
}

function toColumns({ regionCode, postcode = '', tag = '' }: AddressForm) {
  return { regionCode, postcode, tag };
}

function requireRow(row: Row | undefined): Row {
  if (row === undefined) throw new Error('The address could not be stored');
  return row;
}

function describeAddress(row: Row, { name, detail }: Contact): Address {
  const { id, telephoneMasked, regionCode, postcode, tag, isDefault, version } = row;
  return {
    id,
    name,
    telephone: telephoneMasked,
    regionCode,
    // A code that has left the register still names its street.
    regionNames: findRegionNames(regionCode) ?? [],
    detail,
    postcode,
    tag,
    isDefault,
    version,
  };
}
