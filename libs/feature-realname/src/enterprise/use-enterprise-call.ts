import type { IdentificationDetail } from '@portal/api-contract/account';
import {
  useEnterpriseCredentialsMutation,
  useEnterpriseFourElementMutation,
  useEnterpriseThreeElementMutation,
} from '@portal/data-access-api/account';
import type { CallResult } from '@portal/ui-forms';
import { type EnterpriseRequest, toEnterpriseBody } from './enterprise-form.rules';
import { listPapers } from './enterprise-papers';
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
    const { signerRole, licenceFileId = '', frontFileId = '' } = request;
    // What another choice has left in the form is nobody's business.
    const papers = listPapers(type, `${signerRole}`).map(({ name }) => [name, request[name]]);
    const pictures = { licenceFileId, frontFileId, ...Object.fromEntries(papers) };
    return askReview({ body: { ...body, signerRole, ...pictures }, idempotencyKey });
  };
}
