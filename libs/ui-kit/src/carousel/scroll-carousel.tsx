import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './scroll-carousel.module.css';

/** Props of `ScrollCarousel`. */
export interface ScrollCarouselProps {
  /** Name of the row for screen readers. */
  readonly label: string;
  /** One list item (`li`) per child. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Row of items that scrolls and snaps by itself; its buttons move it by what is visible. */
export function ScrollCarousel({ label, children, className }: ScrollCarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: false });

  const measure = () => {
    const element = track.current;
    if (!element) return;
    const isAtStart = element.scrollLeft < 2;
    const isAtEnd = element.scrollLeft + element.clientWidth > element.scrollWidth - 2;
    setEdges((known) => (known.isAtStart === isAtStart && known.isAtEnd === isAtEnd ? known : { isAtStart, isAtEnd }));
  };
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (track.current) observer.observe(track.current);
    return () => observer.disconnect();
  }, []);
  const move = (direction: 1 | -1) => {
    const element = track.current;
    if (element) element.scrollLeft += direction * element.clientWidth * 0.8;
  };

  return (
    <div role="group" aria-label={label} className={className}>
      <ul ref={track} className={styles.track} onScroll={measure}>
        {children}
      </ul>
      <div className={styles.controls} hidden={edges.isAtStart && edges.isAtEnd}>
        <MoveButton label="上一组" direction={-1} isDisabled={edges.isAtStart} onMove={move} />
        <MoveButton label="下一组" direction={1} isDisabled={edges.isAtEnd} onMove={move} />
      </div>
    </div>
  );
}

interface MoveButtonProps {
  readonly label: string;
  readonly direction: 1 | -1;
  readonly isDisabled: boolean;
  readonly onMove: (direction: 1 | -1) => void;
}

// aria-disabled instead of disabled: the focus stays when the row reaches its end.
function MoveButton({ label, direction, isDisabled, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      data-direction={direction}
      className={styles.button}
      onClick={() => !isDisabled && onMove(direction)}
    />
  );
}
