import { paths } from '@portal/portal-paths';
import { SearchIcon } from '@portal/ui-kit';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import styles from './search-box.module.css';

/** Time between the pointer leaving the mini variant and its closing, in milliseconds (spec §9). */
const CLOSE_DELAY_MS = 1000;

/** Longest query the search accepts. */
const MOST_CHARACTERS = 50;

/** Props of `SearchBox`. */
export interface SearchBoxProps {
  /** `mini` is an icon that widens on hover and focus, `full` is always wide. */
  readonly variant: 'mini' | 'full';
  /** Opens the results; without it the form is sent to them by the browser. */
  readonly onSearch?: (keywords: string) => void;
}

/** Site-wide search: Enter opens the results. */
export function SearchBox({ variant, onSearch }: SearchBoxProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isWide, setIsWide] = useState(false);
  const action = useHref(paths.documentSearch.path);

  useEffect(() => () => clearTimeout(timer.current), []);

  function widen() {
    clearTimeout(timer.current);
    setIsWide(true);
  }

  function closeLater() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (document.activeElement !== inputRef.current) setIsWide(false);
    }, CLOSE_DELAY_MS);
  }

  function search(event: FormEvent) {
    const keywords = inputRef.current?.value.normalize('NFKC').trim() ?? '';
    if (keywords && !onSearch) return;
    event.preventDefault();
    if (keywords) onSearch?.(keywords);
    else inputRef.current?.focus();
  }

  return (
    <search className={styles.search} data-variant={variant} data-wide={variant === 'full' || isWide || undefined}>
      <form
        className={styles.field}
        action={action}
        onSubmit={search}
        onPointerEnter={widen}
        onPointerLeave={closeLater}
        onFocus={widen}
        onBlur={closeLater}
      >
        <input
          ref={inputRef}
          id={id}
          name="wd"
          type="search"
          className={styles.input}
          placeholder="搜索产品、方案与文档"
          aria-label="站内搜索"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MOST_CHARACTERS}
        />
        <button type="submit" className={styles.submit} aria-label="搜索">
          <SearchIcon size={18} />
        </button>
      </form>
    </search>
  );
}
