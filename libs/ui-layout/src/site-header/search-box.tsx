import { paths } from '@portal/portal-paths';
import { IconButton, SearchIcon, useLazyPart } from '@portal/ui-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import type { SearchSource } from '../layout-props';
import styles from './search-box.module.css';
import { MAX_CHARACTERS, toSearchWord } from './search-word';

/** Props of `SearchBox`. */
export interface SearchBoxProps {
  /** `mini` is an icon that widens on hover and focus, `full` is always wide. */
  readonly variant: 'mini' | 'full';
  /** What stands in the field at first. */
  readonly value?: string;
  /** Tells one field of a page from another. */
  readonly label?: string;
  /** Opens the results; without it the form is sent to them by the browser. */
  readonly onSearch?: (keywords: string) => void;
  /** Called with the first use; without it nothing is suggested. Must be the same function at every render. */
  readonly loadSource?: () => Promise<SearchSource>;
}

const loadSuggest = () => import('./search-suggest').then(({ SearchSuggest }) => SearchSuggest);

/** Site-wide search: Enter opens the results; suggestions and history come with its first use. */
export function SearchBox({ variant, value = '', label = '站内搜索', onSearch, loadSource }: SearchBoxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const isComposingRef = useRef(false);
  const [isNear, setIsNear] = useState(false);
  const suggest = useLazyPart(loadSuggest, isNear);
  const approach = () => setIsNear(true);
  // The page is readable before its script: somebody may have typed already.
  useEffect(() => setIsNear(document.activeElement === inputRef.current), []);

  function search(event: FormEvent) {
    const keywords = toSearchWord(inputRef.current?.value ?? '');
    if (keywords && !onSearch) return;
    event.preventDefault();
    if (keywords) onSearch?.(keywords);
    else inputRef.current?.focus();
  }

  return (
    <search
      className={styles.search}
      data-variant={variant}
      aria-label={label}
      // Nothing enters where a pointer rested before the page was interactive.
      onPointerOver={approach}
      onFocus={approach}
    >
      <form className={styles.field} action={useHref(paths.documentSearch.path)} onSubmit={search}>
        <input
          // The field shows what the URL says, also after back.
          key={value}
          ref={inputRef}
          name="wd"
          type="text"
          role="combobox"
          className={styles.input}
          defaultValue={value}
          placeholder="搜索产品、方案与文档"
          aria-label={label}
          aria-expanded={false}
          aria-autocomplete="list"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAX_CHARACTERS}
          onCompositionStart={() => (isComposingRef.current = true)}
          onCompositionEnd={() => (isComposingRef.current = false)}
        />
        <IconButton type="submit" className={styles.submit} label="搜索">
          <SearchIcon size={18} />
        </IconButton>
      </form>
      {suggest.Part && loadSource && (
        <suggest.Part
          key={value}
          inputRef={inputRef}
          isComposingRef={isComposingRef}
          value={value}
          isMini={variant === 'mini'}
          loadSource={loadSource}
        />
      )}
    </search>
  );
}
