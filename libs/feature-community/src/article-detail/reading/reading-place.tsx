import { useAppDispatch } from '@portal/data-access-api';
import { Button } from '@portal/ui-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './reading-place.module.css';
import type { Reading } from './watch-reading';

// Nobody waits for it to read.
const loadWatching = () => import('./watch-reading');

/** Props of `ReadingPlace`. */
export interface ReadingPlaceProps {
  readonly mid: string;
  readonly children: ReactNode;
}

/** A text with how far it is read, which the browser itself draws; who has read a part of it before is led there. */
export function ReadingPlace({ mid, children }: ReadingPlaceProps) {
  const dispatch = useAppDispatch();
  const text = useRef<HTMLDivElement>(null);
  const reading = useRef<Reading>(undefined);
  const [place, setPlace] = useState(0);

  useEffect(() => {
    let isShown = true;
    const begin = ({ watchReading }: Awaited<ReturnType<typeof loadWatching>>) => {
      if (isShown && text.current) reading.current = watchReading(text.current, { mid, dispatch, onPlace: setPlace });
    };
    // A text is read as well where its place cannot be kept.
    loadWatching().then(begin, () => undefined);
    return () => {
      isShown = false;
      reading.current?.stop();
    };
  }, [dispatch, mid]);

  function goOn(): void {
    setPlace(0);
    reading.current?.goTo(place);
  }

  return (
    <div ref={text} tabIndex={-1} className={styles.text}>
      <div className={styles.progress} aria-hidden />
      {/* Always there, so that readers announce what comes into it; before the text, whose links would come first. */}
      <div role="status">
        {place > 0 && (
          <div className={styles.resume}>
            上次读到 {place}%
            <Button variant="plain" onClick={goOn}>
              继续阅读
            </Button>
            <Button variant="plain" onClick={() => setPlace(0)}>
              从头阅读
            </Button>
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
