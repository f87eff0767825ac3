import type { FileUnit } from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import type { QueryRunner } from '../database/database';
import type { FileResponse } from '../http/raw-response';
import type { DataProtection } from '../security/data-protection';
import { sealFile } from './file-sealing';
import type { FileStore } from './file-store';
import { findFile } from './files.repository';
import { storedFile } from './files.tables';
import { readFileContent } from './uploads.service';

/** Where files are kept. */
export interface MadeFilesOptions {
  readonly protection: DataProtection;
  readonly files: FileStore;
}

/** A file that the portal has made for a record. */
export interface MadeFile {
  /** Made again, it takes the place of the first. */
  readonly id: string;
  /** Key of its record: neither the record's owner nor anybody else has it as an upload. Or of whoever is to have it. */
  readonly ownerId: string;
  /** `attachment` unless told. */
  readonly unit?: FileUnit;
  /** `pdf` unless told. */
  readonly type?: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly at: Date;
}

/** Keeps a file that the portal has made, in the caller's transaction: bytes of one that fails are written over the next time. */
export async function keepMadeFile(
  runner: QueryRunner,
  { protection, files }: MadeFilesOptions,
  { id, ownerId, unit = 'attachment', type = 'pdf', name, bytes, at }: MadeFile,
): Promise<void> {
  const storageKey = `${id.slice(0, 2)}/${id}`;
  const { sealed, keys } = sealFile(protection, unit, id, bytes);
  await files.put(storageKey, sealed);
  const values = { ...keys, name, type, size: bytes.length, createdAt: at, isUsed: true };
  await runner
    .insert(storedFile)
    .values({ ...values, id, storageKey, ownerId, unit })
    .onConflictDoUpdate({ target: storedFile.id, set: values, setWhere: eq(storedFile.ownerId, ownerId) });
}

/** A file that the portal has made; `undefined` where there is none. The caller has made sure that it may be seen. */
export async function readMadeFile(
  orm: QueryRunner,
  { protection, files }: MadeFilesOptions,
  id: string,
): Promise<FileResponse | undefined> {
  const file = await findFile(orm, id);
  return file && readFileContent({ protection, store: files }, file);
}
