import { DraftNotice, FormActions, type ShownForm } from '@portal/ui-forms';
import { ButtonLink } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { recordStyles } from './record-styles';

/** Props of `RecordForm`. */
export interface RecordFormProps {
  readonly form: ShownForm;
  /** What the form is for, for those who do not see it. */
  readonly label: string;
  readonly submitText: string;
  /** Where to go without saving. */
  readonly cancelHref: string;
  /** Reads the record again where it was changed elsewhere; what was typed stays. */
  readonly onReload?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Form that makes or changes a record: its panels, what went wrong, and the ways on. */
export function RecordForm({ form, label, submitText, cancelHref, onReload, children }: RecordFormProps) {
  return (
    <form {...form.props} className={recordStyles.form} aria-label={label}>
      <DraftNotice form={form} text="已恢复您未保存的内容" />
      {children}
      <FormActions form={form} size="compact" submitText={submitText} sendingText="保存中…" onReload={onReload}>
        <ButtonLink href={cancelHref} size="compact">
          取消
        </ButtonLink>
      </FormActions>
    </form>
  );
}
