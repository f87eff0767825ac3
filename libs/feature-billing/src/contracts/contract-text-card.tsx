import type { ContractBlock, ShownContractText } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountCard } from '@portal/ui-account';
import { Alert, QueryView, SiteLink, Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import styles from './contracts.module.css';

/** Props of `ContractTextCard`. */
export interface ContractTextCardProps {
  readonly result: QueryResult<ShownContractText>;
  /** A button at the right of the title. */
  readonly action?: ReactNode;
}

const HEIGHT = 560;

/** 合同文本: the text that is signed, to be read in the page; it has room of its own to scroll. */
export function ContractTextCard({ result, action }: ContractTextCardProps) {
  const { error } = result;
  return (
    <AccountCard title="合同文本" action={action}>
      {error?.code === '409' ? (
        <Alert tone="warning">
          {error.msg} <SiteLink href={accountPaths.realname.href()}>查看实名认证</SiteLink>
        </Alert>
      ) : (
        <QueryView result={result} waiting={<Skeleton height={HEIGHT} />} failure="合同文本加载失败">
          {({ title, mark, textHash, blocks }) => (
            <>
              <ContractPaper {...{ title, mark, blocks }} />
              <p className={styles.note}>
                文本摘要（SHA-256）：<span className={styles.hash}>{textHash}</span>
              </p>
            </>
          )}
        </QueryView>
      )}
    </AccountCard>
  );
}

/** A text part by part, under what it is not. */
export function ContractPaper({ title, mark, blocks }: Omit<ShownContractText, 'textHash'>) {
  return (
    <>
      {mark && <span className={styles.mark}>{mark}</span>}
      {/* It scrolls, so that the keyboard has to reach it. */}
      <div className={styles.paper} role="region" aria-label={`《${title}》全文`} tabIndex={0}>
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
    </>
  );
}

type Line = Extract<ContractBlock, { kind: 'paragraph' }>['line'];

function Block({ block }: { readonly block: ContractBlock }) {
  switch (block.kind) {
    case 'heading':
      return <Heading level={block.level} line={block.line} />;
    case 'paragraph':
      return (
        <p>
          <Text line={block.line} />
        </p>
      );
    case 'item':
      return (
        <p className={styles.item} data-depth={block.depth}>
          <span>{block.label}</span>
          <span>
            <Text line={block.line} />
          </span>
        </p>
      );
    case 'table':
      return <Table rows={block.rows} />;
    case 'rule':
      return <hr />;
  }
}

function Heading({ level, line }: { readonly level: 1 | 2 | 3; readonly line: Line }) {
  const text = <Text line={line} />;
  if (level === 1) return <h3>{text}</h3>;
  return level === 2 ? <h4>{text}</h4> : <h5>{text}</h5>;
}

function Table({ rows: [head = [], ...rows] }: { readonly rows: readonly (readonly Line[])[] }) {
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {head.map((line, index) => (
              <th key={index} scope="col">
                <Text line={line} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((line, column) => (
                <td key={column}>
                  <Text line={line} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Text({ line }: { readonly line: Line }) {
  return line.map(({ text, isBold }, index) => (isBold ? <strong key={index}>{text}</strong> : text));
}
