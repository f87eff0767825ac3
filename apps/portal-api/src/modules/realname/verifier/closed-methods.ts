import type { CertificationMethod } from '@portal/api-contract/account';
import type { VerifierOffers } from './identity-verifier';

/** Methods that nobody serves here, whatever the entrance says: the others are left. */
export function listClosedMethods({ face, remittance }: VerifierOffers): readonly CertificationMethod[] {
  const closed: readonly (readonly [method: CertificationMethod, isOffered: boolean])[] = [
    [1, face],
    [3, remittance],
  ];
  return closed.flatMap(([method, isOffered]) => (isOffered ? [] : [method]));
}
