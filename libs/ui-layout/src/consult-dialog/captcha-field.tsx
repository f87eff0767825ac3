import { Captcha } from '@portal/ui-kit/captcha';
import { type Ref, useImperativeHandle, useRef } from 'react';
import type { ToolboxProps } from '../layout-props';

/** Props of `CaptchaField`; the form's item gives all but `captcha`. */
export interface CaptchaFieldProps extends Pick<ToolboxProps, 'captcha'> {
  readonly id?: string;
  readonly onChange?: (ticket: string) => void;
  readonly ref?: Ref<{ readonly focus: () => void }>;
}

/** The captcha as a field of a form: its value is the ticket. */
export function CaptchaField({ id, captcha, onChange, ref }: CaptchaFieldProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => boxRef.current?.querySelector<HTMLElement>('button, input')?.focus(),
  }));
  return (
    <div ref={boxRef} id={id}>
      <Captcha {...captcha} onTicket={(ticket) => onChange?.(ticket)} />
    </div>
  );
}
