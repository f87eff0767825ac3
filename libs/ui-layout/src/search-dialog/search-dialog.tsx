import { Drawer, SearchIcon } from '@portal/ui-kit';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { SearchSource } from '../layout-props';
import { SearchSuggest } from '../site-header/search-suggest';
import { MAX_CHARACTERS, toSearchWord } from '../site-header/search-word';
import styles from './search-dialog.module.css';
import { SearchPreview } from './search-preview';

/** Props of `SearchDialog`. */
export interface SearchDialogProps {
  /** Returns what has been typed before the dialog was there. */
  readonly takeTyped: () => string;
  /** Must be the same function at every render. */
  readonly loadSource: () => Promise<SearchSource>;
  /** Opens the results. */
  readonly onSearch: (keywords: string) => void;
  readonly onClose: () => void;
}

/** There is room for a preview beside the list. */
const WIDE_WINDOW = '(min-width: 768px)';

/** Search of the site over any page: a field, what it offers, and beside that what the line reached says. */
export function SearchDialog({ takeTyped, loadSource, onSearch, onClose }: SearchDialogProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const isComposingRef = useRef(false);
  const [isWide] = useState(() => window.matchMedia(WIDE_WINDOW).matches);
  const [isReady, setIsReady] = useState(false);
  const takeRef = useRef(takeTyped);

  // Nothing may be typed between the opening and this.
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    input.value = takeRef.current();
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
    setIsReady(true);
  }, []);

  function search(event: FormEvent) {
    event.preventDefault();
    const keywords = toSearchWord(inputRef.current?.value ?? '');
    if (!keywords) return;
    onClose();
    onSearch(keywords);
  }

  return (
    <Drawer
      title="搜索"
      edge="top"
      className={styles.dialog ?? ''}
      isClosedByLinks
      onClose={onClose}
      head={
        <search className={styles.search} aria-label="搜索全站">
          <form className={styles.field} onSubmit={search}>
            <SearchIcon size={20} />
            <input
              ref={inputRef}
              type="text"
              role="combobox"
              className={styles.input}
              placeholder="搜索产品、方案与文档"
              aria-label="搜索全站"
              aria-expanded={false}
              aria-autocomplete="list"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={MAX_CHARACTERS}
              onCompositionStart={() => (isComposingRef.current = true)}
              onCompositionEnd={() => (isComposingRef.current = false)}
            />
          </form>
        </search>
      }
    >
      {isReady && (
        <SearchSuggest
          inputRef={inputRef}
          isComposingRef={isComposingRef}
          value=""
          isMini={false}
          loadSource={loadSource}
          place={{ className: styles.panel ?? '', Preview: isWide ? SearchPreview : undefined }}
        />
      )}
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> 选择 <kbd>Enter</kbd> 打开 <kbd>Esc</kbd> 关闭
      </p>
    </Drawer>
  );
}
