import { useCallback, useEffect, useState } from 'react';

/** Seconds that count down to zero, and what starts them. */
export interface Countdown {
  readonly secondsLeft: number;
  readonly start: (seconds: number) => void;
}

/** Counts by the clock, so that a tab that slept in the background is right again when it wakes. */
export function useCountdown(): Countdown {
  const [endsAt, setEndsAt] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isRunning = secondsLeft > 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSecondsLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [isRunning, endsAt]);

  const start = useCallback((seconds: number): void => {
    setEndsAt(Date.now() + seconds * 1000);
    setSecondsLeft(seconds);
  }, []);

  return { secondsLeft, start };
}
