import { SearchIcon } from '@portal/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import styles from './filters.module.css';
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
  // The address may change by other means, by going back say: the field follows it.
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
          className={styles.control}
          value={text}
          maxLength={maxLength}
          placeholder={placeholder}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => send()}
        />
        <button type="submit" aria-label={`按${label}搜索`}>
          <SearchIcon size={16} />
        </button>
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
      <select
        id={id}
        className={styles.control}
        value={query.get(name)}
        onChange={({ target }) => query.set({ [name]: target.value })}
      >
        <option value="">全部</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
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
  const first = query.get(from);
  const last = query.get(to);
  return (
    <div className={styles.field} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <span className={styles.dates}>
        <Day label={`${label}从`} value={first} max={last} onChange={(day) => query.set({ [from]: day })} />
        <span aria-hidden="true">至</span>
        <Day label={`${label}到`} value={last} min={first} onChange={(day) => query.set({ [to]: day })} />
      </span>
    </div>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
}

function Day({ label, value, min, max, onChange }: DayProps) {
  return (
    <input
      type="date"
      aria-label={label}
      className={styles.control}
      value={value}
      min={min || undefined}
      max={max || undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
