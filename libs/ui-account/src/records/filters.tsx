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
  const { text, setText, send } = useTypedFilter(query, name);
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

/** What is typed into a filter, and how it comes to count. */
function useTypedFilter(query: RecordQuery, name: string) {
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

  return { text, setText, send };
}

/** Props of `FilterNumbers`. */
export interface FilterNumbersProps {
  readonly query: RecordQuery;
  /** Names in the query, of the smallest and of the largest number. */
  readonly names: readonly [string, string];
  readonly label: string;
  /** Most digits of a number. */
  readonly maxLength: number;
}

/** Filter by a span of whole numbers: each counts once it is sent or left. */
export function FilterNumbers({ query, names: [from, to], label, maxLength }: FilterNumbersProps) {
  return (
    <div className={styles.field} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.numbers}>
        <NumberBound query={query} name={from} label={`${label}从`} placeholder="最低" maxLength={maxLength} />
        <span className={styles.until}>至</span>
        <NumberBound query={query} name={to} label={`${label}到`} placeholder="最高" maxLength={maxLength} />
      </div>
    </div>
  );
}

function NumberBound({ query, name, label, ...input }: FilterTextProps) {
  const { text, setText, send } = useTypedFilter(query, name);
  return (
    <form onSubmit={send}>
      <input
        {...input}
        aria-label={label}
        inputMode="numeric"
        className={styles.input}
        value={text}
        onChange={({ target }) => setText(target.value.replaceAll(/\D/g, ''))}
        onBlur={() => send()}
      />
    </form>
  );
}

/** Props of `FilterSelect`. */
export interface FilterSelectProps extends FilterProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What is shown where nothing is chosen; 全部 unless told. */
  readonly unset?: string;
}

/** Filter by one of several values. */
export function FilterSelect({ query, name, label, options, unset = '全部' }: FilterSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.choice}>
        <SelectControl
          id={id}
          value={query.get(name)}
          options={[{ value: '', label: unset }, ...options]}
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
