import {
  deleteFile,
  FILE_UNITS,
  type FileUnit,
  getFileContent,
  type StoredFile,
  UPLOAD_LIMIT,
  uploadFile,
  WORK_ORDER_UPLOAD_LIMIT,
} from '@portal/api-contract';
import { isRecordId } from '../../platform/database/record-id';
import type { CleanUploadOptions } from '../../platform/files/clean-upload';
import { respondWithFile } from '../../platform/files/file-response';
import { createUploads, type FilesOptions } from '../../platform/files/uploads.service';
import type { CallContext } from '../../platform/http/call-context';
import { type Implementation, implement, implementRaw } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import { REQUEST_LIMITS } from '../../platform/http/request-limits';
import { requireSubject } from '../../platform/http/require-subject';
import { createOwnerSemaphores } from '../../platform/semaphore';

const UPLOAD_WINDOWS = [
  { max: 20, seconds: 60 },
  { max: 200, seconds: 86_400 },
];

/** Of one user's uploads one is worked on at a time; browsers send six at once. */
const UPLOADS_PER_OWNER = { maxRunning: 1, maxWaiting: 10 };

/** What one user sends at once is kept in memory until it is there; nobody waits with a line that goes quiet. */
const RECEIVED_PER_OWNER = { maxRunning: 11, maxWaiting: 0 };

/** Calls that take files. */
export function createFileRoutes(options: FilesOptions & CleanUploadOptions): Implementation[] {
  const uploads = createUploads(options);
  const withReceiving = createOwnerSemaphores(RECEIVED_PER_OWNER);
  const withOwnerSemaphore = createOwnerSemaphores(UPLOADS_PER_OWNER);

  async function upload(context: CallContext): Promise<StoredFile> {
    const owner = await requireSubject(context);
    const unit = readUnit(context);
    const limit = unit === 'workorder' ? WORK_ORDER_UPLOAD_LIMIT : UPLOAD_LIMIT;
    const { name, bytes } = await withReceiving(owner.id, () => context.readUpload(limit));
    const file = await withOwnerSemaphore(owner.id, () => uploads.take(owner, unit, { name, bytes }));
    // Who cancelled at the last moment never learns the id under which the file could be removed.
    if (context.hasLeft()) await uploads.remove(owner, file.id);
    return file;
  }

  return [
    implement(uploadFile, (_input, context) => upload(context), {
      successMsg: '上传成功',
      deadlineMs: REQUEST_LIMITS.handling,
      bodyLimit: WORK_ORDER_UPLOAD_LIMIT + 65_536,
      rateWindows: UPLOAD_WINDOWS,
    }),
    implementRaw(getFileContent, async ({ id }, context) => {
      const { id: userId } = await requireSubject(context);
      const file = await uploads.findReadable(userId, id);
      if (!file) throw new HttpError(404);
      return respondWithFile(options, file);
    }),
    implement(
      deleteFile,
      async ({ id }, context) => {
        const owner = await requireSubject(context);
        if (!isRecordId(id) || !(await uploads.remove(owner, id))) throw new HttpError(404);
        return null;
      },
      { successMsg: '已删除' },
    ),
  ];
}

function readUnit({ headers }: CallContext): FileUnit {
  const unit = headers['view-func-unit'];
  if (typeof unit !== 'string' || !Object.hasOwn(FILE_UNITS, unit)) throw new HttpError(400, '上传用途有误');
  return unit as FileUnit;
}
