import { ArrowRightIcon, Button, SiteLink } from '@portal/ui-kit';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './mega-menu.module.css';

interface MegaCategory {
  readonly id: string;
  readonly name: string;
  readonly childrenData: readonly unknown[];
}

/** Props of `MegaTabs`. */
export interface MegaTabsProps<Category extends MegaCategory> {
  readonly label: string;
  readonly allLabel: string;
  readonly allHref: string;
  readonly categories: readonly Category[];
  readonly takesFocus: boolean;
  readonly renderAll: (categories: readonly Category[]) => ReactNode;
  readonly renderOne: (category: Category) => ReactNode;
}

// Time the pointer rests on a tab before it is chosen, so that crossing the tabs changes nothing.
const HOVER_DELAY_MS = 80;

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Tabs of a mega-menu, everything first: by pointer, or by the arrow keys. */
export function MegaTabs<Category extends MegaCategory>(props: MegaTabsProps<Category>) {
  const { label, allLabel, allHref, categories, takesFocus, renderAll, renderOne } = props;
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    if (takesFocus) focusTab(listRef.current, 0);
    return () => clearTimeout(timer.current);
  }, [takesFocus]);

  const names = [allLabel, ...categories.map(({ name }) => name)];
  const category = categories[selected - 1];
  const count = (category ? [category] : categories).reduce((sum, { childrenData }) => sum + childrenData.length, 0);

  function selectByPointer(index: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSelected(index), HOVER_DELAY_MS);
  }

  function selectByKey(event: KeyboardEvent) {
    const target = targetOfKey(event.key, selected, names.length);
    if (event.key === 'ArrowRight') panelRef.current?.querySelector('a')?.focus();
    if (target === null) return;
    event.preventDefault();
    setSelected(target);
    focusTab(listRef.current, target);
  }

  return (
    <div className={styles.body}>
      <div
        ref={listRef}
        role="tablist"
        aria-label={label}
        aria-orientation="vertical"
        className={styles.tabs}
        onKeyDown={selectByKey}
      >
        {names.map((name, index) => (
          <Button
            key={index}
            variant="plain"
            role="tab"
            id={`${id}-tab-${index}`}
            className={styles.tab}
            aria-selected={index === selected}
            aria-controls={`${id}-panel`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
            onPointerEnter={(event) => event.pointerType !== 'touch' && selectByPointer(index)}
            onPointerLeave={() => clearTimeout(timer.current)}
          >
            {name}
          </Button>
        ))}
      </div>
      <div
        ref={panelRef}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${selected}`}
        className={styles.panel}
      >
        <div className={styles.head}>
          <strong className={styles.title}>{names[selected]}</strong>
          <span className={styles.count}>共 {count} 项</span>
          <SiteLink href={allHref} className={styles.all}>
            查看全部
            <ArrowRightIcon size={16} />
          </SiteLink>
        </div>
        {category ? renderOne(category) : renderAll(categories)}
      </div>
    </div>
  );
}

function targetOfKey(key: string, selected: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (selected + step + count) % count;
}

function focusTab(list: HTMLElement | null, index: number): void {
  (list?.children[index] as HTMLElement | undefined)?.focus();
}
