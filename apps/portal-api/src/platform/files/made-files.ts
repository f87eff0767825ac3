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
  /** It belongs to the record: neither its owner nor anybody else has it as an upload. */
  readonly recordId: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly at: Date;
}

/** Keeps a PDF that the portal has made, in the caller's transaction: bytes of one that fails are written over the next time. */
export async function keepMadeFile(
  runner: QueryRunner,
  { protection, files }: MadeFilesOptions,
  { id, recordId, name, bytes, at }: MadeFile,
): Promise<void> {
  const storageKey = `${id.slice(0, 2)}/${id}`;
  const { sealed, keys } = sealFile(protection, 'attachment', id, bytes);
  await files.put(storageKey, sealed);
  const values = { ...keys, name, type: 'pdf', size: bytes.length, createdAt: at, isUsed: true };
  await runner
    .insert(storedFile)
    .values({ ...values, id, storageKey, ownerId: recordId, unit: 'attachment' })
    .onConflictDoUpdate({ target: storedFile.id, set: values, setWhere: eq(storedFile.ownerId, recordId) });
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
