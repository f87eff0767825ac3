import { LINE_LIMIT } from '@portal/api-contract';
import { Button, CloseIcon, IconButton } from '@portal/ui-kit';
import { formatMoney } from '@portal/ui-content';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { formatPeriod } from '../shared/period';
import type { Choice } from './choices.rules';
import styles from './chosen-lines.module.css';

/** A choice with the name of its plan and what is wrong with it. */
export interface ChosenLine extends Choice {
  readonly planName: string;
  readonly error: string;
}

/** Props of `ChosenLines`. */
export interface ChosenLinesProps {
  readonly lines: readonly ChosenLine[];
  /** Place of the one that is worked on. */
  readonly current: number;
  /** What each costs in 分; none while that is not known. */
  readonly amounts: readonly number[];
  readonly onEdit: (place: number) => void;
  readonly onRemove: (place: number) => void;
  /** Absent where nothing can be added. */
  readonly onAdd: (() => void) | undefined;
}

/** What is chosen so far. Of several, each can be worked on and taken away. */
export function ChosenLines({ lines, current, amounts, onEdit, onRemove, onAdd }: ChosenLinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const areSeveral = lines.length > 1;

  function remove(place: number) {
    flushSync(() => onRemove(place));
    list.current?.focus();
  }

  return (
    <div className={styles.chosen}>
      <ol ref={list} className={styles.list} aria-label="已选规格" tabIndex={-1}>
        {lines.map((line, place) => {
          const { planName, period, mealCode, error } = line;
          const amount = amounts[place];
          return (
            <li
              key={`${String(place)} ${mealCode}`}
              className={styles.line}
              data-current={areSeveral && place === current}
            >
              <Text line={line} />
              {areSeveral && (
                <>
                  <span className={styles.amount}>{error || amount === undefined ? '—' : formatMoney(amount)}</span>
                  <Button
                    variant="plain"
                    className={styles.edit}
                    aria-current={place === current}
                    aria-label={`修改 ${planName} ${formatPeriod(period)}`}
                    onClick={() => onEdit(place)}
                  />
                  <IconButton
                    className={styles.remove}
                    label={`移除 ${planName} ${formatPeriod(period)}`}
                    onClick={() => remove(place)}
                  >
                    <CloseIcon />
                  </IconButton>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {onAdd && (
        <Button variant="plain" className={styles.add} onClick={onAdd}>
          + 添加规格
        </Button>
      )}
      {lines.length === LINE_LIMIT && <p className={styles.note}>一个订单最多包含 {LINE_LIMIT} 个规格</p>}
    </div>
  );
}

function Text({ line: { planName, period, quantity, isAutoRenewed, error } }: { readonly line: ChosenLine }) {
  return (
    <div className={styles.text}>
      <strong>{planName}</strong>
      <span data-error={error ? '' : undefined}>
        {error || [formatPeriod(period), `${quantity} 份`, ...(isAutoRenewed ? ['自动续费'] : [])].join(' · ')}
      </span>
    </div>
  );
}
