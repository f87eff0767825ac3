import type { ReactNode } from 'react';
import styles from './button.module.css';
import { Button, type ButtonProps } from './button';

/** Props of `IconButton`; its size and its ground are its `className`'s. */
export interface IconButtonProps extends Omit<ButtonProps, 'variant' | 'size' | 'aria-label'> {
  /** What it does, for who does not see the icon. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** Button that shows an icon in its middle instead of words. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return <Button {...rest} variant="plain" aria-label={label} className={`${styles.icon} ${className}`} />;
}
