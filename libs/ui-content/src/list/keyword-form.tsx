import { IconButton, SearchIcon } from '@portal/ui-kit';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './keyword-form.module.css';
import type { ListQuery } from './list-query';

/** Props of `KeywordForm`. */
export interface KeywordFormProps {
  readonly query: ListQuery;
  /** What is looked for, e.g. 产品名称. */
  readonly label: string;
}

const MAX_LENGTH = 50;

/** Search field of a list. */
export function KeywordForm({ query, label }: KeywordFormProps) {
  const navigate = useNavigate();
  const keyword = query.get('keyword');

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('keyword');
    void navigate(query.hrefWith({ keyword: String(typed).trim() }));
  }

  return (
    <form role="search" className={styles.form} onSubmit={search}>
      {/* The field shows what the URL says, also after back. */}
      <input
        key={keyword}
        type="search"
        name="keyword"
        defaultValue={keyword}
        maxLength={MAX_LENGTH}
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        className={styles.input}
      />
      <IconButton type="submit" className={styles.button} label="搜索">
        <SearchIcon size={18} />
      </IconButton>
    </form>
  );
}
