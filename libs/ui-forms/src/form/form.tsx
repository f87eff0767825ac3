import { Button, type ButtonProps } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import type { FormFields } from '../definition/define-form';
import styles from './form.module.css';
import { FormWarning } from './form-warning';
import type { FormState } from './use-form';

/** What `Form` needs of a form's state. */
export type ShownForm = Pick<
  FormState<FormFields, unknown>,
  'props' | 'isSending' | 'error' | 'isRestored' | 'discard'
>;

/** Props of `Form`. */
export interface FormProps {
  readonly form: ShownForm;
  /** What the form is for, for those who do not see it. */
  readonly label: string;
  readonly submitText?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form: that a draft was restored, its fields, what went wrong, and the button. */
export function Form({ form, label, submitText, className = styles.form, children }: FormProps) {
  return (
    <form {...form.props} className={className} aria-label={label}>
      <DraftNotice form={form} />
      {children}
      <FormActions form={form} submitText={submitText} />
    </form>
  );
}

/** Props of `DraftNotice`. */
export interface DraftNoticeProps {
  readonly form: Pick<ShownForm, 'isRestored' | 'discard'>;
  readonly text?: string;
  readonly discardText?: string;
}

/** Says that a form shows what an earlier visit left behind. */
export function DraftNotice({ form, text = '已恢复您上次未提交的内容', discardText = '放弃' }: DraftNoticeProps) {
  return (
    form.isRestored && (
      <p className={styles.restored} role="status">
        <span>{text}</span>
        <Button variant="text" onClick={form.discard}>
          {discardText}
        </Button>
      </p>
    )
  );
}

/** Props of `FormActions`. */
export interface FormActionsProps {
  readonly form: Pick<ShownForm, 'isSending' | 'error'>;
  readonly submitText?: string | undefined;
  readonly sendingText?: string;
  readonly variant?: 'primary' | 'danger';
  readonly size?: ButtonProps['size'];
  readonly isDisabled?: boolean;
  /** Reads again what was changed elsewhere meanwhile; what was typed stays. */
  readonly onReload?: (() => void) | undefined;
  /** Other ways on, behind the button. */
  readonly children?: ReactNode;
}

/** End of a form: what went wrong, and the ways on. */
export function FormActions({
  form: { isSending, error },
  submitText = '提交',
  sendingText = '提交中…',
  variant = 'primary',
  size,
  isDisabled = false,
  onReload,
  children,
}: FormActionsProps) {
  return (
    <>
      <FormWarning error={error} onReload={onReload} />
      <div className={styles.actions}>
        <Button type="submit" variant={variant} size={size} disabled={isSending || isDisabled}>
          {isSending ? sendingText : submitText}
        </Button>
        {children}
      </div>
    </>
  );
}
