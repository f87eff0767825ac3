import { type RefObject, useEffect, useState } from 'react';

/** A section of a page, by the id of its element. */
export interface PageSection {
  readonly id: string;
  readonly label: string;
}

// How far below the navigation a section counts as reached, in pixels: its heading is in view then.
const REACH = 96;

/** Id of the section that is read: the last one that has come up to the navigation, else the first. */
export function useCurrentSection(nav: RefObject<HTMLElement | null>, sections: readonly PageSection[]) {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const update = () => {
      const line = (nav.current?.getBoundingClientRect().bottom ?? 0) + REACH;
      const read = sections.findLast(({ id }) => isAbove(line, id)) ?? sections[0];
      setCurrent(read?.id);
    };
    update();
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    window.addEventListener('scroll', update, options);
    window.addEventListener('resize', update, options);
    return () => listening.abort();
  }, [nav, sections]);
  return current;
}

function isAbove(line: number, id: string): boolean {
  const element = document.getElementById(id);
  return element !== null && element.getBoundingClientRect().top <= line;
}
