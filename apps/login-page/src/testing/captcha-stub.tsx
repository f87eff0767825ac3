import type { CaptchaProps } from '@portal/ui-kit/captcha';
import { useState } from 'react';

/** Stands in for the captcha: one press passes it. */
export function Captcha({ check, onTicket }: CaptchaProps) {
  const [isPassed, setPassed] = useState(false);
  if (isPassed) return <p>验证通过</p>;
  const pass = async () => {
    const { ticket } = await check({ capcode: 'c1', xpos: 120 });
    setPassed(true);
    onTicket(ticket);
  };
  return (
    <button type="button" onClick={() => void pass()}>
      通过验证
    </button>
  );
}
