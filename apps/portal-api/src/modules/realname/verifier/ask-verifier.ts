import type { DataProtection } from '../../../platform/security/data-protection';
import { openForm, openIdentity } from '../identity-form';
import type { IdentificationRow } from '../realname.tables';
import type { ElementVerifier, Verdict, VerifierCall } from './identity-verifier';

/** Asks a provider about everything that stands in a verification. */
export function askVerifier(
  verifier: ElementVerifier,
  protection: DataProtection,
  row: IdentificationRow,
  call: VerifierCall,
): Promise<Verdict> {
  const { kind, name, number } = openIdentity(protection, row);
  const { telephone, bankCard, legalPerson = '', legalPersonIdNumber } = openForm(protection, row);
  if (kind === 'enterprise') {
    const elements = { companyName: name, creditCode: number, legalPerson };
    return verifier.checkEnterprise({ ...elements, ...(legalPersonIdNumber && { legalPersonIdNumber }) }, call);
  }
  const elements = { name, idNumber: number, ...(bankCard && { bankCard }) };
  // Reviewers look at documents, in which no telephone stands.
  const isReviewed = row.state === 5;
  return verifier.checkPerson({ ...elements, ...(telephone && !isReviewed && { telephone }) }, call);
}
