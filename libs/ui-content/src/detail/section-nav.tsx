import { useEffect, useRef } from 'react';
import styles from './section-nav.module.css';
import { type PageSection, useCurrentSection } from './use-current-section';

/** Props of `SectionNav`. */
export interface SectionNavProps {
  readonly label: string;
  /** Sections of the page in their order. */
  readonly sections: readonly PageSection[];
}

/** Links to the sections of a long page; they stay in view and tell which section is read. */
export function SectionNav({ label, sections }: SectionNavProps) {
  const navRef = useRef<HTMLElement>(null);
  const current = useCurrentSection(navRef, sections);
  useEffect(() => showMarked(navRef.current), [current]);
  return (
    <nav ref={navRef} aria-label={label} className={styles.nav}>
      <ul>
        {sections.map(({ id, label: text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

// The links of a phone are wider than its screen. The page itself must not move: hence no `scrollIntoView`.
function showMarked(nav: HTMLElement | null): void {
  const list = nav?.firstElementChild;
  const link = nav?.querySelector<HTMLElement>('[aria-current]');
  if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
}
