import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

/** A tab: `id` selects its panel. */
export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
}

/** Props of `Tabs`. */
export interface TabsProps {
  /** Name of the tab list for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** `line`: a row with a moving underline; `rail`: a column at the left, a row on narrow screens. */
  readonly variant?: 'line' | 'rail';
  /** A visitor reaches for the tabs: what the others hold may be fetched now. */
  readonly onApproach?: () => void;
  readonly children: (activeId: string) => ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Tabs with a roving tab stop: arrow keys, Home and End select, only the chosen panel is rendered. */
export function Tabs({ label, items, variant = 'line', onApproach, children }: TabsProps) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState(items[0]?.id);
  const active = Math.max(
    0,
    items.findIndex((item) => item.id === chosenId),
  );
  const activeId = items[active]?.id;
  if (activeId === undefined) return null;

  const select = (index: number) => {
    setChosenId(items[index]?.id);
    const tab = list.current?.children[index] as HTMLElement | undefined;
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  };
  const selectByKey = (event: KeyboardEvent) => {
    const target = toTargetIndex(event.key, active, items.length);
    if (target === null) return;
    event.preventDefault();
    select(target);
  };

  return (
    <div className={styles.tabs} data-variant={variant}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={selectByKey}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${baseId}tab${index}`}
            aria-selected={index === active}
            aria-controls={`${baseId}panel`}
            tabIndex={index === active ? 0 : -1}
            className={styles.tab}
            onClick={() => select(index)}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${baseId}panel`} aria-labelledby={`${baseId}tab${active}`} className={styles.panel}>
        {children(activeId)}
      </div>
    </div>
  );
}

function toTargetIndex(key: string, active: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (active + step + count) % count;
}
