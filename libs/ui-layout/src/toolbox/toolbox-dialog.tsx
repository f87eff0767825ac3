import { Button } from '@portal/ui-kit';
import { type ReactNode, useId } from 'react';
import type { DisclosureGroup } from '../interaction/use-disclosure-group';
import styles from './toolbox.module.css';

/** Props of `ToolboxDialog`. */
export interface ToolboxDialogProps {
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly group: DisclosureGroup;
  readonly children: ReactNode;
}

/** A tool that opens a small dialog; the dialogs of a group exclude each other (spec §4). */
export function ToolboxDialog({ name, label, icon, group, children }: ToolboxDialogProps) {
  const id = useId();
  const isOpen = group.openKey === name;
  return (
    <div className={styles.holder}>
      <Button
        variant="plain"
        className={styles.tool}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (isOpen ? group.close() : group.open(name))}
      >
        {icon}
        <span>{label}</span>
      </Button>
      {/* Its pictures are fetched when it opens. */}
      <div id={id} className={styles.dialog} role="group" aria-label={label} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
