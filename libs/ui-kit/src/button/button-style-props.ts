import styles from './button.module.css';

/** `primary` for the one thing a page is for; `text` for acts inside rows and sentences. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'text';

/** How a button, or a link that looks like one, is shown. */
export interface ButtonStyleProps {
  readonly variant?: ButtonVariant;
  /** `compact` beside tables and in dialogs; on phones both are as high as a finger needs. */
  readonly size?: 'regular' | 'compact';
  readonly className?: string | undefined;
}

/** Returns the attributes that give an element the look of a button. */
export function toButtonProps({ variant = 'secondary', size, className = '' }: ButtonStyleProps) {
  return {
    className: `${styles.button} ${className}`,
    'data-variant': variant,
    'data-size': size,
  };
}
