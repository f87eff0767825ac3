import { FormActions, type FormState, type FormFields } from '@portal/ui-forms';
import { Button } from '@portal/ui-kit';
import { useEffect, useRef, useState } from 'react';
import styles from './settings-actions.module.css';

/** Props of `SettingsActions`. */
export interface SettingsActionsProps {
  readonly form: Pick<FormState<FormFields, unknown>, 'isSending' | 'error' | 'receipt' | 'isDirty' | 'discard'>;
  /** Version of the settings that are shown. */
  readonly version: number;
  readonly submitText: string;
  readonly sendingText: string;
  /** Said once settings that were changed elsewhere have been read again. */
  readonly reloadedText: string;
  readonly isDisabled?: boolean;
  readonly onReload: () => void;
}

/** End of a form whose settings stay where they are: saving, going back, and what came of it. */
export function SettingsActions(props: SettingsActionsProps) {
  const { form, version, submitText, sendingText, reloadedText, isDisabled, onReload } = props;
  const { error, isSending, isDirty, receipt, discard } = form;
  const [conflictAt, setConflictAt] = useState<number>();
  const isReloaded = error?.code === '409' && conflictAt !== undefined && conflictAt !== version;
  const areaRef = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone with the conflict.
  useEffect(() => {
    if (isReloaded) areaRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [isReloaded]);

  const done = isReloaded ? reloadedText : receipt !== null && !isDirty ? '已保存' : '';
  return (
    <div ref={areaRef}>
      <p className={styles.done} role="status">
        {done}
      </p>
      <FormActions
        form={isReloaded ? { isSending, error: null } : form}
        submitText={submitText}
        sendingText={sendingText}
        isDisabled={isDisabled ?? false}
        onReload={() => {
          setConflictAt(version);
          onReload();
        }}
      >
        <Button disabled={isSending} onClick={discard}>
          还原
        </Button>
      </FormActions>
    </div>
  );
}
