import type { EndpointInput, sendCode } from '@portal/api-contract';
import { toFormOutcome, useCaptchaCalls, useSendCodeMutation } from '@portal/data-access-api/account';
import { useState } from 'react';
import { useCountdown } from './use-countdown';

/** What a code is asked for, but for the captcha. */
export type CodeTarget = Omit<EndpointInput<typeof sendCode>, 'captchaTicket'>;

/** Sends codes: every one needs a captcha of its own, and a pause after the one before. */
export function useCodeSender() {
  const captcha = useCaptchaCalls('security');
  const [send, { isLoading }] = useSendCodeMutation();
  const { left, start } = useCountdown();
  const [ticket, setTicket] = useState('');
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState('');
  const [isSent, setIsSent] = useState(false);

  /** The captcha is used up, whatever became of it. */
  function beginAnew(message: string) {
    setTicket('');
    setRound((last) => last + 1);
    setProblem(message);
  }

  return {
    captcha,
    round,
    left,
    problem,
    isSent,
    isSending: isLoading,
    hasTicket: ticket !== '',
    takeTicket: (value: string) => {
      setTicket(value);
      setProblem('');
    },
    complain: setProblem,
    async sendTo(target: CodeTarget): Promise<void> {
      const outcome = toFormOutcome(await send({ ...target, captchaTicket: ticket }));
      if ('receipt' in outcome) {
        beginAnew('');
        setIsSent(true);
        start(outcome.receipt.resendIn);
      } else beginAnew(outcome.msg);
    },
  };
}

export type CodeSender = ReturnType<typeof useCodeSender>;
