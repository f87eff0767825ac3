import type { ComponentPropsWithRef } from 'react';
import { type ButtonStyleProps, type ButtonVariant, toButtonProps } from './button-style-props';

/** Props of `Button`: those of the element, and how it is shown. */
export interface ButtonProps extends ComponentPropsWithRef<'button'>, Pick<ButtonStyleProps, 'size'> {
  /** `plain` has no look but that of its `className`. */
  readonly variant?: ButtonVariant | 'plain';
}

/** Button that submits a form only where it says so. */
export function Button({ variant, size, className, ...rest }: ButtonProps) {
  const style = variant === 'plain' ? { className } : toButtonProps({ variant, size, className });
  return <button type="button" {...rest} {...style} />;
}
