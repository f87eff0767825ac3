import { Button, ColumnsIcon } from '@portal/ui-kit';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { RecordColumn } from './record-list';
import styles from './record-tools.module.css';
import type { ColumnChoice } from './use-column-choice';

/** Props of `ColumnPicker`. */
export interface ColumnPickerProps<Row> {
  readonly all: readonly RecordColumn<Row>[];
  readonly choice: ColumnChoice<Row>;
}

/** Choice of the columns that are shown. */
export function ColumnPicker<Row>({ all, choice }: ColumnPickerProps<Row>) {
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const dismiss = ({ target }: Event) => {
      if (!area.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', dismiss);
    document.addEventListener('focusin', dismiss);
    return () => {
      document.removeEventListener('pointerdown', dismiss);
      document.removeEventListener('focusin', dismiss);
    };
  }, [isOpen]);

  function closeByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    <div ref={area} className={styles.picker} onKeyDown={closeByKey}>
      <Button ref={button} size="compact" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <ColumnsIcon size={16} />
        列设置
      </Button>
      {isOpen && (
        <fieldset className={styles.panel}>
          <legend>显示的列</legend>
          {all.map(({ key, title, isFixed = false }) => (
            <label key={key} className={styles.option}>
              <input
                type="checkbox"
                checked={isFixed || choice.isShown(key)}
                disabled={isFixed}
                onChange={() => choice.toggle(key)}
              />
              {title}
            </label>
          ))}
          <Button variant="text" onClick={choice.showAll}>
            全部显示
          </Button>
        </fieldset>
      )}
    </div>
  );
}
