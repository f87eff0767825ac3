import type { appealIdentification, IdentificationDetail } from '@portal/api-contract/account';
import type { CallContext } from '../../platform/http/call-context';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import type { Subject } from '../../platform/security/session-verifier';
import type { Certifications } from './certifications.service';
import type { EntranceReader } from './entrance';
import { identifications, isIdentification } from './identifications.repository';
import { openForm, openIdentity } from './identity-form';
import { createSubmissions, type SubmissionsOptions } from './submissions';

export interface AppealsOptions extends SubmissionsOptions {
  readonly entrance: EntranceReader;
  readonly certifications: Certifications;
}

/** Takes appeals against the limit of accounts: a reviewer may let one more have a number that was shown to be theirs. */
export function createAppeals(options: AppealsOptions) {
  const { database, protection, entrance, certifications } = options;
  const submit = createSubmissions(options);
  return async (
    owner: Subject,
    { id, text }: ParsedInput<typeof appealIdentification>,
    context: CallContext,
  ): Promise<IdentificationDetail> => {
    const failed = await identifications.find(database.orm, isIdentification(id, owner));
    const isConcerned = failed.state === 7 && failed.failure === 'conflict' && failed.purgedAt === null;
    if (!isConcerned) throw new HttpError(409, '只能对“认证账号数已达上限”的结果申诉');
    await entrance.assertOpen('manualAudit');
    const { telephone, legalPerson, handlerName } = openForm(protection, failed);
    const form = {
      appeal: text,
      ...(telephone && { telephone }),
      ...(legalPerson && { legalPerson }),
      ...(handlerName && { handlerName }),
    };
    const appealId = await submit(
      owner,
      {
        ...{ type: failed.type, method: failed.type === 1 ? 2 : 5, action: 'askReview', proof: '', form },
        ...{ identity: openIdentity(protection, failed), expiresAt: failed.expiresAt, isAppeal: true },
        warning: '认证账号数已达上限，申请人提出申诉',
        consents: ['identityElements'],
        attempts: [{ kind: 'review' }],
      },
      context,
    );
    return certifications.getDetail(owner, appealId);
  };
}
