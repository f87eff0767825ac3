import type { Suggestion } from '@portal/api-contract';
import { Button, CloseIcon, Highlight, SiteLink, toPlainText, VisuallyHidden } from '@portal/ui-kit';
import { type ComponentType, type MouseEvent, type RefObject, useEffect, useId, useState } from 'react';
import type { SearchSource } from '../layout-props';
import { listPlaces, listSuggestionGroups, listWordGroups, type SearchOption } from './search-options';
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
  /** Where it stands if not under its field, where it opens and closes. */
  readonly place?: SuggestPlace;
}

/** A place for suggestions that shows them for as long as it is there itself. */
export interface SuggestPlace {
  readonly className: string;
  /** Stands beside the list, for the line reached, or else the first one. */
  readonly Preview: ComponentType<PreviewProps> | undefined;
}

/** Props of what shows more of a suggestion. */
export interface PreviewProps {
  readonly item: Suggestion;
  /** What was typed. */
  readonly word: string;
  /** Must be the same at every render. */
  readonly source: SearchSource;
}

const ALL = '查看全部结果';

/** What a search field offers: history and hot words while it is empty, suggestions while somebody types. */
export function SearchSuggest(props: SearchSuggestProps) {
  const { inputRef, isComposingRef, value, isMini, loadSource, place } = props;
  const listId = useId();
  const source = useSearchSource(loadSource);
  const popup = useSearchPopup(inputRef, value, { isMini, isFixed: Boolean(place) });
  const word = useTypedWord(inputRef, value, isComposingRef);
  const items = useSuggestions(source, word);
  const isEmpty = !(word ?? value);
  const hotWords = useHotWords(source, popup.isOpen && isEmpty);
  const [, setForgotten] = useState(0);

  const places = listPlaces(items);
  const groups = isEmpty
    ? listWordGroups(source?.listHistory() ?? [], hotWords)
    : listSuggestionGroups(items, word ?? value, source?.getDocument());
  const options = groups.flatMap((group) => group.options);
  const getId = (index: number) => `${listId}-${index}`;
  const isShown = popup.isOpen && options.length > 0;
  const previewed = options[popup.active]?.item ?? items[0];
  const activeId = isShown && options[popup.active] ? getId(popup.active) : undefined;
  useFieldState(inputRef, isShown, listId, activeId);

  function remove(option?: SearchOption) {
    source?.remove(option?.word);
    setForgotten((count) => count + 1);
    popup.change({ isOpen: true, active: -1 });
  }

  // Under a field the pointer only marks what it is on.
  function reach(index: number) {
    if (place?.Preview && index !== popup.active) popup.change({ isOpen: true, active: index });
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
    <div className={place?.className ?? styles.panel} onMouseDown={(event) => event.preventDefault()}>
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
                  aria-label={describe(option, places)}
                  className={styles.option}
                  onClick={() => open(option)}
                  onPointerMove={() => reach(index)}
                >
                  <OptionText option={option} place={readPlace(option, places)} onRemove={() => remove(option)} />
                </SiteLink>
              );
            })}
          </div>
        ))}
      </div>
      {place?.Preview && source && previewed && <place.Preview item={previewed} word={word ?? value} source={source} />}
      {options.some(({ isHistory }) => isHistory) && (
        <Button variant="plain" className={styles.clear} onClick={() => remove()}>
          清空搜索历史
        </Button>
      )}
      <VisuallyHidden as="p" role="status">
        {options.filter(({ isAll }) => !isAll).length} 条建议
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
  /** Where it stands; empty where its name says enough. */
  readonly place: string;
  readonly onRemove: () => void;
}

// A line holds no button of its own: by key it goes with Delete.
function OptionText({ option: { item, word, isHistory, isAll }, place, onRemove }: OptionTextProps) {
  if (item) {
    return (
      <>
        <span className={styles.title}>
          <Highlight text={item.title} />
        </span>
        {place && <span className={styles.document}>{place}</span>}
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
      <span className={styles.title}>{isAll ? ALL : word}</span>
      {isHistory && (
        <span className={styles.remove} title="删除" onClick={remove} aria-hidden="true">
          <CloseIcon size={14} />
        </span>
      )}
    </>
  );
}

function readPlace({ item }: SearchOption, places: ReadonlyMap<string, string>): string {
  return item ? (places.get(item.id) ?? '') : '';
}

function describe(option: SearchOption, places: ReadonlyMap<string, string>): string {
  const { item, word, isHistory, isAll } = option;
  if (item) return [toPlainText(item.title), readPlace(option, places)].filter(Boolean).join('，');
  if (isAll) return `${ALL}：${word ?? ''}`;
  return isHistory ? `${word}，按 Delete 键删除` : (word ?? '');
}
