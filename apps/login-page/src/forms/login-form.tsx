import type { ShownForm } from '@portal/ui-forms';
import type { ReactNode } from 'react';
import styles from './login-form.module.css';

/** Props of `LoginForm`. */
export interface LoginFormProps {
  readonly form: Pick<ShownForm, 'props'>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Form of the login page, whose fields are taller than those of other pages. */
export function LoginForm({ form, className = '', children }: LoginFormProps) {
  return (
    <form {...form.props} className={`${styles.form} ${className}`}>
      {children}
    </form>
  );
}
