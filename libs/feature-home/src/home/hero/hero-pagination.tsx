import { Button } from '@portal/ui-kit';
import type { CSSProperties } from 'react';
import styles from './hero-pagination.module.css';

/** Props of `HeroPagination`. */
export interface HeroPaginationProps {
  readonly titles: readonly string[];
  readonly active: number;
  /** The style sheet moves the slides, and fills the bar of each in its turn. */
  readonly isMovedByStyle: boolean;
  /** Slides follow each other by themselves: the bar of the active one fills and then asks for the next. */
  readonly isRunning: boolean;
  readonly isPausedByVisitor: boolean;
  readonly onSelect: (index: number) => void;
  readonly onTogglePause: () => void;
}

/** Buttons of the hero. The filling bar is the clock of the carousel: what stops it stops the slides. */
export function HeroPagination(props: HeroPaginationProps) {
  const { titles, active, isMovedByStyle, isRunning, isPausedByVisitor, onSelect, onTogglePause } = props;
  return (
    <div className={styles.bar}>
      <div className={styles.pages}>
        {titles.map((title, index) => (
          <Button
            key={title}
            variant="plain"
            className={styles.page}
            style={{ '--turn': index } as CSSProperties}
            aria-label={`第 ${String(index + 1).padStart(2, '0')} 张：${title}`}
            aria-current={index === active}
            onClick={() => onSelect(index)}
          >
            <span className={styles.number} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <span className={styles.line}>
              {(isMovedByStyle || index === active) && (
                <span
                  className={styles.fill}
                  data-running={isRunning && !isMovedByStyle}
                  onAnimationEnd={() => onSelect(active + 1)}
                />
              )}
            </span>
          </Button>
        ))}
      </div>
      <div className={styles.controls}>
        <Button
          variant="plain"
          className={styles.pause}
          disabled={!isRunning}
          data-paused={isPausedByVisitor}
          aria-label={isPausedByVisitor ? '继续轮播' : '暂停轮播'}
          onClick={onTogglePause}
        />
        <Button
          variant="plain"
          className={styles.step}
          data-step="-1"
          aria-label="上一张"
          onClick={() => onSelect(active - 1)}
        />
        <Button
          variant="plain"
          className={styles.step}
          data-step="1"
          aria-label="下一张"
          onClick={() => onSelect(active + 1)}
        />
      </div>
    </div>
  );
}
