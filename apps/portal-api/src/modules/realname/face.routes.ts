import {
  faceRecognitionAuth,
  generateFaceCenterUrl,
  playTelephone,
  qrStatus,
  returnFromFace,
} from '@portal/api-contract/account';
import { type Implementation, implement } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import { requireSubject } from '../../platform/http/require-subject';
import type { Faces, FacesOptions } from './face.service';
import { createSandboxTelephone } from './sandbox-telephone';

export interface FaceRoutesOptions extends FacesOptions {
  readonly faces: Faces;
  /** Whether the provider is the sandbox, whose telephone is a page. */
  readonly isSandbox: boolean;
}

/** What a stranger may guess at. */
const TELEPHONE_WINDOWS = [{ max: 60, seconds: 60 }];

/** Calls by which faces are compared. */
export function createFaceRoutes({
  faces,
  database,
  clock,
  protection,
  isSandbox,
}: FaceRoutesOptions): Implementation[] {
  const telephone = createSandboxTelephone(database.orm, clock, protection);
  return [
    implement(generateFaceCenterUrl, async ({ id }, context) =>
      faces.start(await requireSubject(context), id, context.origin),
    ),
    implement(
      qrStatus,
      async ({ sessionId }, context) => faces.getStatus(await requireSubject(context), sessionId),
      // Asked every two seconds, by the page alone.
      { isPassive: true },
    ),
    implement(faceRecognitionAuth, async ({ sessionId }, context) =>
      faces.finish(await requireSubject(context), sessionId),
    ),
    implement(returnFromFace, ({ returnTicket }) => faces.takeReturn(returnTicket), { rateWindows: TELEPHONE_WINDOWS }),
    implement(
      playTelephone,
      (sent) => {
        if (!isSandbox) throw new HttpError(404);
        return telephone(sent);
      },
      { rateWindows: TELEPHONE_WINDOWS },
    ),
  ];
}
