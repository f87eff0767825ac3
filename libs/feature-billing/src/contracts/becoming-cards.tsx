import type { ContractBecoming } from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountCard, cardStyles } from '@portal/ui-account';
import { SiteLink, TableHead } from '@portal/ui-kit';
import styles from './becoming.module.css';

/** 转换条件: what has to be so, and whether it is. */
export function ChecksCard({ checks }: Pick<ContractBecoming, 'checks'>) {
  return (
    <AccountCard title="转换条件">
      <ul className={styles.checks}>
        {checks.map(({ key, label, isMet, hint }) => (
          <li key={key} data-met={isMet}>
            <strong>
              {label}：{isMet ? '已满足' : '未满足'}
            </strong>
            <span>{hint}</span>
            {key === 'identity' && !isMet && (
              <SiteLink href={accountPaths.realname.href()} className={cardStyles.link}>
                去认证
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}

const CHANGES = { kept: '保留', changed: '修改', removed: '删去', added: '新增' } as const;

const PIECES = { same: 'span', added: 'ins', removed: 'del' } as const;

type Term = ContractBecoming['terms'][number];

/** 条款变化: what differs between the letter of intent and the contract. */
export function TermChangesCard({ facts, terms }: Pick<ContractBecoming, 'facts' | 'terms'>) {
  return (
    <AccountCard title="条款变化">
      {/* It scrolls on phones, so that the keyboard has to reach it. */}
      <div className={styles.table} role="region" aria-label="意向与正式对照" tabIndex={0}>
        <table>
          <TableHead columns={['项目', '意向', '正式']} />
          <tbody>
            {facts.map(({ label, before, after }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.terms} aria-label="条款">
        {terms.map(({ heading, change, parts }) => (
          <li key={heading} data-change={change}>
            {parts.length === 0 ? (
              <TermTitle change={change} heading={heading} />
            ) : (
              <details>
                <summary>
                  <TermTitle change={change} heading={heading} />
                </summary>
                <p className={styles.words}>
                  {parts.map(({ kind, text }, place) => {
                    const Piece = PIECES[kind];
                    return <Piece key={place}>{text}</Piece>;
                  })}
                </p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}

function TermTitle({ change, heading }: Pick<Term, 'change' | 'heading'>) {
  return (
    <>
      <span>{CHANGES[change]}</span> {heading}
    </>
  );
}
