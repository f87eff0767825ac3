import type { FileUnit } from '@portal/api-contract';
import { HttpError } from '../http/http-error';
import type { CleanUploadOptions } from './clean-upload';
import { type PieceOptions, toStorageKey } from './file-pieces';
import { type SealedFile, sealFile } from './file-sealing';
import { StoreFullError } from './file-store';

/** Columns of the row of a file that is kept as one. */
export interface WholeFile extends Readonly<SealedFile['keys']> {
  readonly storageKey: string;
  /** Bytes. */
  readonly size: number;
}

/** Keeps a file as one, sealed for its row. Rejects with 503 where there is no room. */
export async function storeWhole(
  { protection, store, onFailure }: PieceOptions & Pick<CleanUploadOptions, 'onFailure'>,
  { id, unit, bytes }: { readonly id: string; readonly unit: FileUnit; readonly bytes: Buffer },
): Promise<WholeFile> {
  const storageKey = toStorageKey(id);
  const { sealed, keys } = sealFile(protection, unit, id, bytes);
  await store.put(storageKey, sealed).catch((error: unknown) => {
    if (!(error instanceof StoreFullError)) throw error;
    onFailure(error);
    throw new HttpError(503, '存储空间不足，文件暂时无法保存，请稍后再试');
  });
  return { ...keys, storageKey, size: bytes.length };
}
