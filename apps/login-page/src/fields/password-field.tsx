import { useState } from 'react';
import { EyeIcon } from '../frame/icons';
import styles from './fields.module.css';
import { TextField, type TextFieldProps } from './text-field';

/** Props of `PasswordField`. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'children' | 'inputMode' | 'label'> & {
  readonly label?: string;
};

/** Password with a button that shows what was typed. */
export function PasswordField({ label = '密码', ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField {...props} label={label} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}>
      <button
        type="button"
        className={styles.reveal}
        aria-label="显示密码"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <EyeIcon isCrossed={!isShown} />
      </button>
    </TextField>
  );
}
