import { type KeyboardEvent, useEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Props of an area whose links are walked along with the arrow keys, round the ends; it may take the focus at once. */
export function useLinkKeys(takesFocus: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector('a')?.focus();
  }, [takesFocus]);
  return { ref, onKeyDown: walk };
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const links = Array.from(event.currentTarget.querySelectorAll('a'));
  const target = findTarget(event.key, links.indexOf(event.target as HTMLAnchorElement), links.length);
  if (target === undefined) return;
  event.preventDefault();
  // The labels of the main menu have arrow keys of their own.
  event.stopPropagation();
  links[target]?.focus();
}

function findTarget(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined || index < 0 ? undefined : (index + step + count) % count;
}
