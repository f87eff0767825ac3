import type { IdentificationDetail, personCredentials } from '@portal/api-contract/account';
import { normalizeIdNumber, normalizePrintedName, PERSON_CHECKS } from '@portal/api-contract/rules';
import type { CallContext } from '../../platform/http/call-context';
import type { ParsedInput } from '../../platform/http/implement';
import { rejectFields } from '../../platform/http/http-error';
import type { Subject } from '../../platform/security/session-verifier';
import type { Certifications } from './certifications.service';
import { findExpiry } from './document-expiry';
import type { EntranceReader } from './entrance';
import type { ReviewFactsReader } from './review-facts';
import { createSubmissions, type SubmissionsOptions } from './submissions';

export interface CredentialsOptions extends SubmissionsOptions {
  readonly entrance: EntranceReader;
  readonly facts: ReviewFactsReader;
  readonly certifications: Certifications;
}

/** Has persons verified by somebody who looks at their documents. */
export function createPersonCredentials(options: CredentialsOptions) {
  const { clock, entrance, facts, certifications } = options;
  const submit = createSubmissions(options);
  return async (
    owner: Subject,
    sent: ParsedInput<typeof personCredentials>,
    context: CallContext,
  ): Promise<IdentificationDetail> => {
    const { frontFileId: front, backFileId: back, address } = sent;
    const [name, idNumber] = [normalizePrintedName(sent.name), normalizeIdNumber(sent.idNumber)];
    const { expiresAt, error } = findExpiry(sent.validUntil, clock());
    const errors = [
      { field: 'name', msg: PERSON_CHECKS.name(name) },
      { field: 'idNumber', msg: PERSON_CHECKS.idNumber(idNumber, clock()) },
      { field: 'validUntil', msg: error },
      { field: 'backFileId', msg: front === back ? '请分别上传证件的两面' : '' },
    ].filter(({ msg }) => msg !== '');
    if (errors.length > 0) throw rejectFields(errors);
    await entrance.assertOpen('manualAudit');
    const id = await submit(
      owner,
      {
        ...{ type: 1, method: 2, action: 'askReview', proof: '', expiresAt },
        identity: { kind: 'person', name, number: idNumber },
        form: { address, pictures: { front, back } },
        consents: ['identityElements', 'identityPicture'],
        attempts: [{ kind: 'review' }],
        follow: facts.queue,
      },
      context,
    );
    return certifications.getDetail(owner, id);
  };
}
