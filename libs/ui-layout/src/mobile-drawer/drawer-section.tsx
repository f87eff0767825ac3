import { ChevronDownIcon } from '@portal/ui-kit';
import { type ReactNode, useId, useState } from 'react';
import styles from './mobile-drawer.module.css';

/** Props of `DrawerSection`. */
export interface DrawerSectionProps {
  readonly title: string;
  readonly isNested?: boolean;
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A section of the drawer that unfolds; its content exists only while it is open. */
export function DrawerSection({ title, isNested = false, onOpen, children }: DrawerSectionProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);

  function toggle() {
    if (!isOpen) onOpen?.();
    setIsOpen(!isOpen);
  }

  return (
    <li className={isNested ? styles.nestedItem : styles.item}>
      <button type="button" className={styles.itemLabel} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {title}
        <ChevronDownIcon size={18} className={styles.chevron} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  );
}
