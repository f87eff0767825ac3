import { paths } from '@portal/portal-paths';
import { type ListQuery } from '@portal/ui-content';
import { ButtonLink, EmptyState } from '@portal/ui-kit';
import styles from './document-search.module.css';
import { WordLinks } from './word-links';

/** Props of `NothingFound`. */
export interface NothingFoundProps {
  readonly word: string;
  readonly query: ListQuery;
  /** Absent while they are on their way. */
  readonly hotWords: readonly string[] | undefined;
}

const HINTS = ['检查有没有错别字', '换一个更短或更常用的词', '去掉标点，把长句拆成两三个词'];

/** No results: what to try, and whom to ask. */
export function NothingFound({ word, query, hotWords = [] }: NothingFoundProps) {
  return (
    <>
      <EmptyState
        message={`没有找到与“${word}”相关的内容`}
        action={
          <div className={styles.actions}>
            {query.isFiltered && (
              <ButtonLink href={paths.documentSearch.href(undefined, { wd: word })} variant="primary">
                在全部内容中搜索
              </ButtonLink>
            )}
            <ButtonLink href={paths.contact.href()}>提交咨询</ButtonLink>
          </div>
        }
      />
      <section aria-label="搜索建议" className={styles.hints}>
        <h2>可以这样试试</h2>
        <ul>
          {HINTS.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </section>
      <WordLinks title="热门搜索" words={hotWords} />
    </>
  );
}
