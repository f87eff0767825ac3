import type { IdentificationDetail } from '@portal/api-contract/account';
import { buildCertification, buildIdentification } from '@portal/testing';

export { buildCertification, buildIdentification };

/** The same with everything about it. */
export function buildIdentificationDetail(values: Partial<IdentificationDetail> = {}): IdentificationDetail {
  return { ...buildIdentification(values), views: [], log: [], ...values };
}
