import { beginLargeUpload, finishLargeUpload } from '@portal/api-contract';
import type { createLargeUploads } from '../../platform/files/large-uploads.service';
import { type Implementation, implement } from '../../platform/http/implement';
import { REQUEST_LIMITS } from '../../platform/http/request-limits';
import { requireSubject } from '../../platform/http/require-subject';
import { createOwnerSemaphores } from '../../platform/semaphore';

const WINDOWS = [
  { max: 20, seconds: 60 },
  { max: 200, seconds: 86_400 },
];

/** Of one user's files one is checked at a time. */
const CHECKS_PER_OWNER = { maxRunning: 1, maxWaiting: 10 };

/** Calls that begin and finish large files. */
export function createLargeUploadRoutes(uploads: ReturnType<typeof createLargeUploads>): Implementation[] {
  const withOwnerSemaphore = createOwnerSemaphores(CHECKS_PER_OWNER);
  return [
    implement(beginLargeUpload, async (input, context) => uploads.begin(await requireSubject(context), input), {
      rateWindows: WINDOWS,
    }),
    implement(
      finishLargeUpload,
      async ({ id }, context) => {
        const owner = await requireSubject(context);
        return withOwnerSemaphore(owner.id, () => uploads.finish(owner, id));
      },
      { successMsg: '上传成功', deadlineMs: REQUEST_LIMITS.handling, rateWindows: WINDOWS },
    ),
  ];
}
