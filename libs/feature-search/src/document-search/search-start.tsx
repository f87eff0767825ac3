import { forgetSearch, useSearchHistory } from '@portal/data-access-api/search';
import { Button, CloseIcon, IconButton } from '@portal/ui-kit';
import styles from './document-search.module.css';
import { WordLinks } from './word-links';

/** Props of `SearchStart`. */
export interface SearchStartProps {
  /** Absent while they are on their way. */
  readonly hotWords: readonly string[] | undefined;
}

/** Words to begin with: those many search for, and those this visitor searched for. */
export function SearchStart({ hotWords = [] }: SearchStartProps) {
  const history = useSearchHistory();
  return (
    <>
      <p className={styles.summary}>输入产品名称、功能或报错信息，可以用拼音和缩写。</p>
      <WordLinks title="热门搜索" words={hotWords} />
      <WordLinks
        title="搜索历史"
        words={history}
        action={
          <Button variant="plain" onClick={() => forgetSearch()}>
            清空
          </Button>
        }
        renderTail={(word) => (
          <IconButton label={`删除“${word}”`} onClick={() => forgetSearch(word)}>
            <CloseIcon size={14} />
          </IconButton>
        )}
      />
    </>
  );
}
