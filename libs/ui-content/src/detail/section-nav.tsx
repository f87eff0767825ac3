import { useEffect, useState } from 'react';
import styles from './section-nav.module.css';

/** Props of `SectionNav`. */
export interface SectionNavProps {
  readonly label: string;
  /** Sections of the page in their order, by the ids of their elements. */
  readonly sections: readonly { readonly id: string; readonly label: string }[];
}

/** Links to the sections of a long page; they stay in view and tell which section is read. */
export function SectionNav({ label, sections }: SectionNavProps) {
  const current = useCurrentSection(sections);
  return (
    <nav aria-label={label} className={styles.nav}>
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

function useCurrentSection(sections: SectionNavProps['sections']): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    // The section that crosses a line a third of the way down is the one that is read.
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
