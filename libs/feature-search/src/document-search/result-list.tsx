import type { SearchItem } from '@portal/api-contract';
import { useRecordClickMutation } from '@portal/data-access-api/search';
import { type KeyboardEvent, useRef } from 'react';
import styles from './document-search.module.css';
import { ResultItem } from './result-item';

/** Props of `ResultList`. */
export interface ResultListProps {
  /** What was typed. */
  readonly word: string;
  /** What was searched, which the pages mark. */
  readonly searched: string;
  readonly items: readonly SearchItem[];
  /** Rank of the first one among all results, from 1. */
  readonly firstRank: number;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Results, best first. The arrow keys walk along them; what is opened is recorded. */
export function ResultList({ word, searched, items, firstRank }: ResultListProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const [recordClick] = useRecordClickMutation();

  function walk(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const links = Array.from(listRef.current?.querySelectorAll<HTMLElement>('h2 > a') ?? []);
    const index = links.findIndex((link) => link.closest('article')?.contains(event.target as Node));
    const next = step ? links[index + step] : undefined;
    if (index < 0 || !next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <ol ref={listRef} className={styles.list} start={firstRank} onKeyDown={walk}>
      {items.map((item, index) => (
        <li key={`${item.module}:${item.id}`}>
          <ResultItem
            item={item}
            word={searched}
            onOpen={() =>
              void recordClick({ keywords: word, module: item.module, id: item.id, rank: firstRank + index })
            }
          />
        </li>
      ))}
    </ol>
  );
}
