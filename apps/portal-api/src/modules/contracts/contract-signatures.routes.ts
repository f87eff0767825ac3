import { UPLOAD_LIMIT } from '@portal/api-contract';
import { verifyContract } from '@portal/api-contract/account';
import { toChinaTime } from '../../platform/china-time';
import type { Signing } from '../../platform/documents/signing/open-signing';
import { type Implementation, implement } from '../../platform/http/implement';
import { REQUEST_LIMITS } from '../../platform/http/request-limits';
import { requireSubject } from '../../platform/http/require-subject';
import { createOwnerSemaphores } from '../../platform/semaphore';

/** Files of one user are held in memory and checked one at a time. */
const CHECKS_PER_OWNER = { maxRunning: 1, maxWaiting: 2 };

/** Calls about the signatures of documents. */
export function createSignatureRoutes({ verify }: Pick<Signing, 'verify'>): Implementation[] {
  const withOwnerSemaphore = createOwnerSemaphores(CHECKS_PER_OWNER);
  return [
    implement(
      verifyContract,
      async (_input, context) => {
        const { id } = await requireSubject(context);
        return withOwnerSemaphore(id, async () => {
          const { bytes } = await context.readUpload(UPLOAD_LIMIT);
          const { valid, reason, signers } = await verify(bytes);
          const written = signers.map((signer) => ({
            ...signer,
            signedAt: signer.signedAt ? toChinaTime(signer.signedAt) : null,
          }));
          return { valid, reason, signers: written };
        });
      },
      {
        deadlineMs: REQUEST_LIMITS.handling,
        bodyLimit: UPLOAD_LIMIT + 65_536,
        rateWindows: [{ max: 20, seconds: 60 }],
      },
    ),
  ];
}
