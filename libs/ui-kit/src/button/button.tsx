import type { ComponentPropsWithRef } from 'react';
import { type ButtonLook, type ButtonVariant, toButtonLook } from './button-look';

/** Props of `Button`: those of the element, and how it is shown. */
export interface ButtonProps extends ComponentPropsWithRef<'button'>, Pick<ButtonLook, 'size'> {
  /** `plain` has no look but that of its `className`. */
  readonly variant?: ButtonVariant | 'plain';
}

/** Button that submits a form only where it says so. */
export function Button({ variant, size, className, ...rest }: ButtonProps) {
  const look = variant === 'plain' ? { className } : toButtonLook({ variant, size, className });
  return <button type="button" {...rest} {...look} />;
}
