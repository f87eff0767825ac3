import { Captcha, type CaptchaProps } from '@portal/ui-kit/captcha';
import type { BoundField } from './use-form';
import { FormField } from './form-field';

/** Props of `CaptchaField`; a new `round` asks for a new try, since every ticket is used once. */
export interface CaptchaFieldProps {
  readonly field: BoundField<string>;
  readonly captcha: Omit<CaptchaProps, 'onTicket'>;
  readonly round: number;
}

/** The captcha as a field: its value is the ticket. */
export function CaptchaField({ field, captcha, round }: CaptchaFieldProps) {
  return (
    <FormField label="安全验证" isRequired error={field.error}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div id={id} aria-describedby={describedBy} role="group" aria-label="安全验证">
          <Captcha key={round} {...captcha} onTicket={field.onChange} />
        </div>
      )}
    </FormField>
  );
}
