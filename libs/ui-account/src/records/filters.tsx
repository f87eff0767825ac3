import { IconButton, SearchIcon } from '@portal/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import styles from './filters.module.css';
import { DatesControl, SelectControl } from './lazy-controls';
import type { RecordQuery } from './record-query';

interface FilterProps {
  readonly query: RecordQuery;
  /** Name in the query. */
  readonly name: string;
  readonly label: string;
}

/** Props of `FilterText`. */
export interface FilterTextProps extends FilterProps {
  readonly placeholder?: string;
  readonly maxLength?: number;
}

/** Filter by a text: it counts once it is sent or left. */
export function FilterText({ query, name, label, placeholder, maxLength = 50 }: FilterTextProps) {
  const id = useId();
  const value = query.get(name);
  const [text, setText] = useState(value);
  // The URL may change by other means, by going back say: the field follows it.
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    setText(value);
  }

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (text.trim() !== value) query.set({ [name]: text.trim() });
  }

  return (
    <form className={styles.field} onSubmit={send}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.search}>
        <input
          id={id}
          type="search"
          className={styles.input}
          value={text}
          maxLength={maxLength}
          placeholder={placeholder}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => send()}
        />
        <IconButton type="submit" label={`按${label}搜索`}>
          <SearchIcon size={16} />
        </IconButton>
      </span>
    </form>
  );
}

/** Props of `FilterSelect`. */
export interface FilterSelectProps extends FilterProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Filter by one of several values. */
export function FilterSelect({ query, name, label, options }: FilterSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.choice}>
        <SelectControl
          id={id}
          value={query.get(name)}
          options={[{ value: '', label: '全部' }, ...options]}
          onChange={(value) => query.set({ [name]: value })}
        />
      </span>
    </div>
  );
}

/** Props of `FilterDates`. */
export interface FilterDatesProps {
  readonly query: RecordQuery;
  /** Names in the query, of the first and of the last day. */
  readonly names: readonly [string, string];
  readonly label: string;
}

/** Filter by a span of days, each as 2026-06-01. */
export function FilterDates({ query, names: [from, to], label }: FilterDatesProps) {
  return (
    <div className={styles.field} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.dates}>
        <DatesControl
          label={label}
          days={[query.get(from), query.get(to)]}
          onChange={([first, last]) => query.set({ [from]: first, [to]: last })}
        />
      </span>
    </div>
  );
}
