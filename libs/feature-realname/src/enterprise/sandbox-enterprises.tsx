import { realnameApi } from '@portal/data-access-api/account';
import { Card } from '@portal/ui-kit';
import styles from './enterprise-aside.module.css';

/** Enterprises that a demonstration can be tried with, and what becomes of each; nothing where there is no sandbox. */
export function SandboxEnterprises() {
  const { data } = realnameApi.endpoints.listSandboxSubjects.useQuery();
  if (!data || data.enterprises.length === 0) return null;
  return (
    <Card as="section" className={styles.note} aria-label="演示企业">
      <details>
        <summary>演示环境：可用的企业</summary>
        <ul className={styles.subjects}>
          {data.enterprises.map(({ name, number, legalPerson, legalPersonIdNumber, outcome }) => (
            <li key={name}>
              <strong>{name}</strong>
              <em>{outcome}</em>
              <span>代码 {number}</span>
              <span>
                法定代表人 {legalPerson} {legalPersonIdNumber}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
