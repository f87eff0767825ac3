import type { FileUnit } from '@portal/api-contract';
import { randomBytes } from 'node:crypto';
import { createDataProtection, type DataProtection } from '../security/data-protection';
import { defineSealedColumn } from '../security/sealed-column';
import { toFilePlace } from './file-place';
import { storedFile } from './files.tables';

/** Purposes whose files have a key of their own: it is deleted with the row, whatever became of copies of the bytes. */
const UNITS_WITH_KEY: readonly FileUnit[] = ['identification'];

const KEY_BYTES = 32;

export const sealedFileKey = defineSealedColumn(storedFile.id, storedFile.sealedKey, 'stored_file.key');

/** Bytes to store, and how they are opened again. */
export interface SealedFile {
  readonly sealed: Buffer;
  /** Columns of the row. */
  readonly keys: { readonly keyId: string; readonly sealedKey: string };
}

/** Seals a file for its row. */
export function sealFile(protection: DataProtection, unit: FileUnit, id: string, bytes: Buffer): SealedFile {
  const place = toFilePlace(id);
  if (!UNITS_WITH_KEY.includes(unit))
    return { sealed: protection.seal(bytes, place), keys: { keyId: protection.keyIds[0], sealedKey: '' } };
  const key = randomBytes(KEY_BYTES);
  const sealedKey = protection.encrypt(key.toString('base64'), sealedFileKey.toPlace(id));
  return { sealed: createDataProtection(key).seal(bytes, place), keys: { keyId: '', sealedKey } };
}

/** Opens the bytes of a row. */
export function openFile(
  protection: DataProtection,
  { id, sealedKey }: Pick<typeof storedFile.$inferSelect, 'id' | 'sealedKey'>,
  sealed: Buffer,
): Buffer {
  if (sealedKey === '') return protection.open(sealed, toFilePlace(id));
  const key = Buffer.from(protection.decrypt(sealedKey, sealedFileKey.toPlace(id)), 'base64');
  return createDataProtection(key).open(sealed, toFilePlace(id));
}
