import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { QueryRunner } from '../database/database';
import { ERASED, type PersonalData } from '../modules/personal-data';
import { eraseBytes } from './erase-bytes';
import { listStorageKeys } from './file-pieces';
import { fileUpload, storedFile } from './files.tables';
import { eraseUploads } from './upload-rows';

/** Most bytes of uploads that are put into one archive; beyond them only their names are. */
export const PACKED_FILES_LIMIT = 64 * 1024 * 1024;

/** Files the owner uploaded without giving them to somebody, and those that were given to the owner. */
export const fileData: PersonalData = {
  name: 'files',
  title: '文件',
  tables: ['stored_file', 'file_upload'],
  columns: {
    id: '编号',
    name: '文件名',
    type: '格式',
    size: '大小（字节）',
    unit: '用途',
    isOwn: '由您上传',
    isPacked: '已打包',
    isWhole: '已上传完成',
    createdAt: '上传时间',
  },
  async read({ orm }, { id }) {
    const rows = await listFiles(orm, id);
    const packed = new Set(choosePackedFiles(rows).map((row) => row.id));
    const coming = await orm.select().from(fileUpload).where(eq(fileUpload.ownerId, id));
    return [
      ...rows.map((row) => ({ ...row, isOwn: row.ownerId === id, isPacked: packed.has(row.id), isWhole: true })),
      ...coming.map(({ touchedAt, ...row }) => ({
        ...{ ...row, type: '', unit: 'community', isOwn: true, isPacked: false, isWhole: false, createdAt: touchedAt },
      })),
    ];
  },
  retention: ERASED,
  async erase(context, { id }) {
    const rows = await context.runner.delete(storedFile).where(isOfOwner(id)).returning();
    await eraseBytes(context, rows.flatMap(listStorageKeys));
    await eraseUploads(context, eq(fileUpload.ownerId, id));
  },
};

/** The files of an owner, the oldest first. */
export function listFiles(orm: QueryRunner, ownerId: string) {
  return orm.select().from(storedFile).where(isOfOwner(ownerId)).orderBy(asc(storedFile.createdAt));
}

/** Those of some files, in their order, that are within the bound of an archive. */
export function choosePackedFiles<File extends { readonly size: number }>(files: readonly File[]): File[] {
  let used = 0;
  return files.filter(({ size }) => {
    if (used + size > PACKED_FILES_LIMIT) return false;
    used += size;
    return true;
  });
}

/** What was given with a record belongs to the record's owner: it outlives the account of whoever answered. */
function isOfOwner(id: string) {
  return or(and(eq(storedFile.ownerId, id), isNull(storedFile.readerId)), eq(storedFile.readerId, id));
}
