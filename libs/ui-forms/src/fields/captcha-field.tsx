import { Captcha, type CaptchaProps } from '@portal/ui-kit/captcha';
import type { BoundField } from '../form/bound-field';
import { FormField } from './form-field';

/** Props of `CaptchaField`. */
export interface CaptchaFieldProps {
  readonly field: Pick<BoundField<string>, 'name' | 'error' | 'onChange' | 'round'>;
  readonly captcha: Omit<CaptchaProps, 'onTicket'>;
}

/** The captcha as a field: its value is the ticket, which counts once. */
export function CaptchaField({ field: { name, error, onChange, round }, captcha }: CaptchaFieldProps) {
  return (
    <FormField label="安全验证" isRequired isWide error={error}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div id={id} aria-describedby={describedBy} role="group" aria-label="安全验证" data-field={name}>
          <Captcha key={round} {...captcha} onTicket={onChange} />
        </div>
      )}
    </FormField>
  );
}
