import { Button, ChevronDownIcon } from '@portal/ui-kit';
import { type ReactNode, useId, useState } from 'react';
import styles from './record-history.module.css';

/** Props of `HistoryToggle`. */
export interface HistoryToggleProps {
  readonly label: string;
  /** What is shown, and fetched, once it is opened. */
  readonly children: ReactNode;
}

/** Opens what happened to a record below it. */
export function HistoryToggle({ label, children }: HistoryToggleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <div>
      <Button
        variant="plain"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <ChevronDownIcon size={16} />
      </Button>
      <div id={panelId} className={styles.history} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
