import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/** Tells whether slides must stand still: under the pointer, with the focus, in a hidden tab, or by choice. */
export function useAutoplayPause() {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const [isPausedByVisitor, setPaused] = useState(false);

  useEffect(() => {
    const readVisibility = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', readVisibility);
    return () => document.removeEventListener('visibilitychange', readVisibility);
  }, []);

  return {
    isPaused: isHovered || hasFocus || isHidden || isPausedByVisitor,
    isPausedByVisitor,
    togglePause: () => setPaused((isPaused) => !isPaused),
    watchers: {
      // A finger has no way to leave: it would stop the slides for good.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocus(true),
      onBlur: (event: FocusEvent) => setFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
