import { EyeIcon, EyeOffIcon, IconButton } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './fields.module.css';
import { TextField, type TextFieldProps } from './text-field';

/** Password with a button that shows what was typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'children'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}>
      <IconButton
        label="显示密码"
        aria-pressed={isShown}
        className={styles.reveal}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <EyeIcon /> : <EyeOffIcon />}
      </IconButton>
    </TextField>
  );
}
