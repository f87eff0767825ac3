import { Button, CloseIcon, Highlight, SiteLink, toPlainText, VisuallyHidden } from '@portal/ui-kit';
import { type MouseEvent, type RefObject, useEffect, useId, useState } from 'react';
import type { SearchSource } from '../layout-props';
import { listSuggestionGroups, listWordGroups, type SearchOption } from './search-options';
import styles from './search-suggest.module.css';
import { useOptionKeys } from './use-option-keys';
import { CLOSED, useSearchPopup } from './use-search-popup';
import { useHotWords, useSearchSource, useSuggestions, useTypedWord } from './use-suggestions';

/** Props of `SearchSuggest`. */
export interface SearchSuggestProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Whether an input method is at work in the field. */
  readonly isComposingRef: RefObject<boolean>;
  /** What stood in the field at first; nothing is suggested for it. */
  readonly value: string;
  /** The list closes some time after the pointer has left the field (spec §4). */
  readonly isMini: boolean;
  readonly loadSource: () => Promise<SearchSource>;
}

/** What a search field offers: history and hot words while it is empty, suggestions while somebody types. */
export function SearchSuggest({ inputRef, isComposingRef, value, isMini, loadSource }: SearchSuggestProps) {
  const listId = useId();
  const source = useSearchSource(loadSource);
  const popup = useSearchPopup(inputRef, value, isMini);
  const word = useTypedWord(inputRef, value, isComposingRef);
  const items = useSuggestions(source, word);
  const isEmpty = !(word ?? value);
  const hotWords = useHotWords(source, popup.isOpen && isEmpty);
  const [, setForgotten] = useState(0);

  const groups = isEmpty ? listWordGroups(source?.listHistory() ?? [], hotWords) : listSuggestionGroups(items);
  const options = groups.flatMap((group) => group.options);
  const getId = (index: number) => `${listId}-${index}`;
  const isShown = popup.isOpen && options.length > 0;
  const activeId = isShown && options[popup.active] ? getId(popup.active) : undefined;
  useFieldState(inputRef, isShown, listId, activeId);

  function remove(option?: SearchOption) {
    source?.remove(option?.word);
    setForgotten((count) => count + 1);
    popup.change({ isOpen: true, active: -1 });
  }

  function open({ item }: SearchOption) {
    if (item) source?.recordView(item);
    popup.change(CLOSED);
  }

  useOptionKeys({
    inputRef,
    popup,
    count: options.length,
    getId,
    onDelete: (index) => options[index]?.isHistory && remove(options[index]),
  });

  if (!isShown) return null;
  return (
    // The focus stays in the field.
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id={listId} className={styles.list} aria-label="搜索建议">
        {groups.map(({ label, options: lines }) => (
          <div key={label} role="group" aria-label={label}>
            <p className={styles.label} aria-hidden="true">
              {label}
            </p>
            {lines.map((option) => {
              const index = options.indexOf(option);
              return (
                <SiteLink
                  key={option.key}
                  id={getId(index)}
                  href={option.href}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === popup.active}
                  aria-label={describe(option)}
                  className={styles.option}
                  onClick={() => open(option)}
                >
                  <OptionText option={option} onRemove={() => remove(option)} />
                </SiteLink>
              );
            })}
          </div>
        ))}
      </div>
      {options.some(({ isHistory }) => isHistory) && (
        <Button variant="plain" className={styles.clear} onClick={() => remove()}>
          清空搜索历史
        </Button>
      )}
      <VisuallyHidden as="p" role="status">
        {options.length} 条建议
      </VisuallyHidden>
    </div>
  );
}

// The field is part of every page's first code; what it is beside a list comes with the list.
function useFieldState(
  inputRef: SearchSuggestProps['inputRef'],
  isShown: boolean,
  listId: string,
  activeId: string | undefined,
): void {
  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    input.setAttribute('aria-expanded', String(isShown));
    for (const [name, value] of [
      ['aria-controls', isShown && listId],
      ['aria-activedescendant', activeId],
    ] as const) {
      if (value) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
  }, [inputRef, isShown, listId, activeId]);
}

interface OptionTextProps {
  readonly option: SearchOption;
  readonly onRemove: () => void;
}

// A line holds no button of its own: by key it goes with Delete.
function OptionText({ option: { item, word, isHistory }, onRemove }: OptionTextProps) {
  if (item) {
    return (
      <>
        <span className={styles.title}>
          <Highlight text={item.title} />
        </span>
        {item.docTitle && <span className={styles.document}>{item.docTitle}</span>}
      </>
    );
  }
  const remove = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onRemove();
  };
  return (
    <>
      <span className={styles.title}>{word}</span>
      {isHistory && (
        <span className={styles.remove} title="删除" onClick={remove} aria-hidden="true">
          <CloseIcon size={14} />
        </span>
      )}
    </>
  );
}

function describe({ item, word, isHistory }: SearchOption): string {
  if (item) return [toPlainText(item.title), item.docTitle].filter(Boolean).join('，');
  return isHistory ? `${word}，按 Delete 键删除` : (word ?? '');
}
