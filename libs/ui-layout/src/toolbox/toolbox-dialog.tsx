import { Button } from '@portal/ui-kit';
import { type ReactNode, useId } from 'react';
import styles from './toolbox.module.css';

/** Props of `ToolboxDialog`. */
export interface ToolboxDialogProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/**
 * A tool that opens a small dialog. The browser opens and closes it and says so to assistive technology, before the page
 * is interactive too, and keeps one open at most (spec §4).
 */
export function ToolboxDialog({ label, icon, children }: ToolboxDialogProps) {
  const id = useId();
  return (
    <>
      <Button variant="plain" className={styles.tool} popoverTarget={id}>
        {icon}
        <span>{label}</span>
      </Button>
      <div id={id} popover="auto" className={styles.dialog} role="group" aria-label={label}>
        {children}
      </div>
    </>
  );
}
