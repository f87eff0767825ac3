import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { ArrowRightIcon } from '../icon/panel-icons';
import styles from './puzzle-slider.module.css';

/** Props of `PuzzleSlider`; positions in pixels of the picture. */
export interface PuzzleSliderProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly position: number;
  /** Rightmost position. */
  readonly range: number;
  /** Width of the piece as a part of the picture's: the knob stays below the piece. */
  readonly pieceShare: number;
  readonly isDisabled: boolean;
  readonly isBusy: boolean;
  readonly onMove: (position: number) => void;
  /** A pointer let go of the slider after a move, or Enter was pressed. */
  readonly onConfirm: (position: number) => void;
}

/** Native range input under a knob of our own: dragged by a pointer, moved by keys. */
export function PuzzleSlider({ inputRef, position, range, onMove, onConfirm, ...props }: PuzzleSliderProps) {
  const [dragStart, setDragStart] = useState<number | null>(null);
  const confirmDrag = useEffectEvent((start: number) => {
    if (position !== start) onConfirm(position);
  });

  // The pointer may be let go anywhere.
  useEffect(() => {
    if (dragStart === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const release = () => {
      setDragStart(null);
      confirmDrag(dragStart);
    };
    window.addEventListener('pointerup', release, { signal });
    window.addEventListener('pointercancel', () => setDragStart(null), { signal });
    return () => listening.abort();
  }, [dragStart]);

  function confirmByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // A form around the captcha would be sent.
    event.preventDefault();
    onConfirm(position);
  }

  const style = { '--moved': position / range, '--share': props.pieceShare } as CSSProperties;
  return (
    <div className={styles.slider} style={style} data-busy={props.isBusy || undefined}>
      <span className={styles.fill} />
      {position === 0 && (
        <span className={styles.hint} aria-hidden>
          拖动滑块完成拼图
        </span>
      )}
      <input
        ref={inputRef}
        type="range"
        className={styles.input}
        aria-label="拖动滑块完成拼图"
        min={0}
        max={range}
        step={1}
        value={position}
        disabled={props.isDisabled}
        onPointerDown={() => setDragStart(position)}
        onChange={(event) => onMove(event.target.valueAsNumber)}
        onKeyDown={confirmByKey}
      />
      <span className={styles.knob} aria-hidden>
        <ArrowRightIcon size={20} />
      </span>
    </div>
  );
}
