import { useEffect, useMemo, useRef, useState } from 'react';

/** Times of a group of disclosures, in milliseconds. */
export interface DisclosureDelays {
  readonly open: number;
  readonly close: number;
}

/** Several things of which one is open at most, by pointer, by press or by keyboard. */
export interface DisclosureGroup {
  /** Key of the open one, or `null`. */
  readonly openKey: string | null;
  /** The pointer rests on one: it opens after the delay. */
  readonly hover: (key: string) => void;
  /** The pointer has left: what is open closes after the delay. */
  readonly leave: () => void;
  /** A press opens, and closes what a press opened; what the pointer opened stays. */
  readonly press: (key: string) => void;
  /** Opens at once. */
  readonly open: (key: string) => void;
  readonly close: () => void;
}

interface Opened {
  readonly key: string;
  readonly isPressed: boolean;
}

/** State of a group of disclosures: menus, popovers, dialogs that exclude each other. */
export function useDisclosureGroup({ open: openDelay, close: closeDelay }: DisclosureDelays): DisclosureGroup {
  const [opened, setOpened] = useState<Opened | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const actions = useMemo(() => {
    const setAfter = (delay: number, next: (current: Opened | null) => Opened | null) => {
      clearTimeout(timer.current);
      if (delay === 0) setOpened(next);
      else timer.current = setTimeout(() => setOpened(next), delay);
    };
    return {
      hover: (key: string) =>
        setAfter(openDelay, (current) => (current?.key === key ? current : { key, isPressed: false })),
      leave: () => setAfter(closeDelay, () => null),
      press: (key: string) =>
        setAfter(0, (current) => (current?.key === key && current.isPressed ? null : { key, isPressed: true })),
      open: (key: string) => setAfter(0, () => ({ key, isPressed: true })),
      close: () => setAfter(0, () => null),
    };
  }, [openDelay, closeDelay]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useMemo(() => ({ openKey: opened?.key ?? null, ...actions }), [opened, actions]);
}
