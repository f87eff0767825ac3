import type { SandboxSubject } from '@portal/api-contract/account';
import { SANDBOX_ENTERPRISES } from './sandbox-enterprises';
import { SANDBOX_PERSONS } from './sandbox-persons';
import { SANDBOX_OUTCOMES } from './sandbox-verifier';

/** Whom the sandbox knows, as the pages of a demonstration show it. */
export function listSandbox(): { persons: SandboxSubject[]; enterprises: SandboxSubject[] } {
  const persons = SANDBOX_PERSONS.map(({ name, idNumber, telephone, bankCard, outcome }) => ({
    ...{ name, number: idNumber, telephone, bankCard, legalPerson: '', legalPersonIdNumber: '' },
    outcome: SANDBOX_OUTCOMES[outcome],
  }));
  const enterprises = SANDBOX_ENTERPRISES.map(({ companyName, creditCode, outcome, ...legal }) => ({
    ...{ name: companyName, number: creditCode, telephone: '', bankCard: '', ...legal },
    outcome: SANDBOX_OUTCOMES[outcome],
  }));
  return { persons, enterprises };
}
