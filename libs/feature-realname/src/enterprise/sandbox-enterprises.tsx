import { realnameApi } from '@portal/data-access-api/account';
import { SandboxCard } from '../shared/sandbox-card';

/** Enterprises that a demonstration can be tried with. */
export function SandboxEnterprises() {
  const { data } = realnameApi.endpoints.listSandboxSubjects.useQuery();
  const subjects = data?.enterprises.map(({ name, number, legalPerson, legalPersonIdNumber, outcome }) => ({
    ...{ name, outcome },
    facts: [`代码 ${number}`, `法定代表人 ${legalPerson} ${legalPersonIdNumber}`],
  }));
  return <SandboxCard label="演示企业" title="演示环境：可用的企业" subjects={subjects} />;
}
