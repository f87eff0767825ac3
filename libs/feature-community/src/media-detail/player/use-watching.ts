import { useAppDispatch } from '@portal/data-access-api';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Watching } from './watch-video';

// Whoever plays nothing loads nothing of it.
const loadWatching = () => import('./watch-video');

/** Does something with a video that is watched, and begins to watch over it if nothing was done yet. */
export type Watch = (act?: (watching: Watching) => void) => void;

/**
 * What happens with a video once it is played. `isAtOnce`: it cannot be played without.
 * @returns where the video is to be put, what is said to the reader, and the way to begin
 */
export function useWatching(mid: string, isAtOnce: boolean) {
  const dispatch = useAppDispatch();
  const video = useRef<HTMLVideoElement>(null);
  const begun = useRef<Promise<Watching> | undefined>(undefined);
  const [note, setNote] = useState('');

  const watch = useCallback<Watch>(
    (act) => {
      const shown = video.current;
      if (shown === null) return;
      begun.current ??= loadWatching().then(({ watchVideo }) => watchVideo(shown, { mid, dispatch, onNote: setNote }));
      begun.current.then(act, () => {
        begun.current = undefined;
        setNote('播放功能没有加载成功，请检查网络后重试');
      });
    },
    [dispatch, mid],
  );

  useEffect(() => {
    const shown = video.current;
    // It may have been played, in vain even, before there was any code.
    if (shown && (isAtOnce || !shown.paused || shown.error !== null)) watch();
    return () => {
      void begun.current?.then((watching) => watching.stop());
      begun.current = undefined;
    };
  }, [watch, isAtOnce]);

  return { video, note, watch };
}
