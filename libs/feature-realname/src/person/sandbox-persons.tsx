import { realnameApi } from '@portal/data-access-api/account';
import { Card } from '@portal/ui-kit';
import styles from './person.module.css';

/** People that a demonstration can be tried with, and what becomes of each; nothing where there is no sandbox. */
export function SandboxPersons() {
  const { data } = realnameApi.endpoints.listSandboxSubjects.useQuery();
  if (!data || data.persons.length === 0) return null;
  return (
    <Card as="section" className={styles.note} aria-label="演示身份">
      <details>
        <summary>演示环境：可用的身份</summary>
        <ul className={styles.persons}>
          {data.persons.map(({ name, number, telephone, bankCard, outcome }) => (
            <li key={number}>
              <strong>{name}</strong>
              <em>{outcome}</em>
              <span>证件 {number}</span>
              <span>手机 {telephone}</span>
              <span>银行卡 {bankCard}</span>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
