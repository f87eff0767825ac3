import { useEffect, useState } from 'react';

/** Seconds until something may be done again; 0 when it may. */
export function useCountdown(): { readonly left: number; readonly start: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (endsAt === 0) return undefined;
    // By the clock: a tab in the background counts slowly.
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) setEndsAt(0);
    }, 500);
    return () => clearInterval(timer);
  }, [endsAt]);

  return {
    left,
    start: (seconds) => {
      setLeft(seconds);
      setEndsAt(Date.now() + seconds * 1000);
    },
  };
}
