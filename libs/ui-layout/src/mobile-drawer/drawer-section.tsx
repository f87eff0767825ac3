import { Button, ChevronDownIcon } from '@portal/ui-kit';
import { type ReactNode, useId, useState } from 'react';
import styles from './mobile-drawer.module.css';

/** Props of `DrawerSection`. */
export interface DrawerSectionProps {
  readonly name: string;
  readonly level: 1 | 2;
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Section of the drawer that unfolds with a press. */
export function DrawerSection({ name, level, onOpen, children }: DrawerSectionProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);

  function toggle() {
    if (!isOpen) onOpen?.();
    setIsOpen(!isOpen);
  }

  return (
    <>
      <Button
        variant="plain"
        className={styles.row}
        data-level={level}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        {name}
        <ChevronDownIcon size={18} className={styles.chevron} />
      </Button>
      {isOpen && (
        <div id={id} className={styles.section} data-level={level}>
          {children}
        </div>
      )}
    </>
  );
}
