import type { IdentificationDetail } from '@portal/api-contract/account';
import {
  useEnterpriseCredentialsMutation,
  useEnterpriseFourElementMutation,
  useEnterpriseThreeElementMutation,
} from '@portal/data-access-api/account';
import type { CallResult } from '@portal/ui-forms';
import { type EnterpriseRequest, toEnterpriseBody } from './enterprise-form.rules';
import type { EnterpriseTask } from './enterprise-task';

/** Sends the form of an enterprise to the call of its method (spec §7). */
export function useEnterpriseCall({ type, method }: EnterpriseTask) {
  const [checkThree] = useEnterpriseThreeElementMutation();
  const [checkFour] = useEnterpriseFourElementMutation();
  const [askReview] = useEnterpriseCredentialsMutation();
  return (request: EnterpriseRequest, idempotencyKey: string): PromiseLike<CallResult<IdentificationDetail>> => {
    const body = toEnterpriseBody(request, type);
    if (method === 3) return checkThree({ body, idempotencyKey });
    if (method === 4) {
      const { legalPersonIdNumber, legalPersonTelephone } = request;
      return checkFour({ body: { ...body, legalPersonIdNumber, legalPersonTelephone }, idempotencyKey });
    }
    const { signerRole, licenceFileId = '', letterFileId } = request;
    const pictures = { licenceFileId, ...(letterFileId && { letterFileId }) };
    return askReview({ body: { ...body, signerRole, ...pictures }, idempotencyKey });
  };
}
