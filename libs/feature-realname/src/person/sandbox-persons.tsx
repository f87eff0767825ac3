import { realnameApi } from '@portal/data-access-api/account';
import { SandboxCard } from '../shared/sandbox-card';

/** People that a demonstration can be tried with. */
export function SandboxPersons() {
  const { data } = realnameApi.endpoints.listSandboxSubjects.useQuery();
  const subjects = data?.persons.map(({ name, number, telephone, bankCard, outcome }) => ({
    ...{ name, outcome },
    facts: [`证件 ${number}`, `手机 ${telephone}`, `银行卡 ${bankCard}`],
  }));
  return <SandboxCard label="演示身份" title="演示环境：可用的身份" subjects={subjects} />;
}
