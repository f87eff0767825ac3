import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { CaptchaAnswer, CaptchaProps } from './captcha-props';

/** Time between two looks whether an expired challenge is in sight again, in milliseconds. */
const LOOK_AGAIN_MS = 2000;

/** What challenges have in common. Without `expireIn` (seconds) a challenge stays until it was tried. */
export interface AnyChallenge {
  readonly capcode: string;
  readonly expireIn?: number;
  readonly workBits?: number | undefined;
}

/** Props that both kinds of challenge take. */
export interface ChallengeProps<Challenge extends AnyChallenge> {
  readonly panelRef: RefObject<HTMLElement | null>;
  readonly load: () => Promise<Challenge>;
  readonly check: CaptchaProps['check'];
  readonly onPassed: (ticket: string) => void;
  /** Asks for the other kind of challenge. */
  readonly onSwitch: () => void;
}

/** A challenge on its way through loading and its one try. */
export interface ChallengeState<Challenge extends AnyChallenge> {
  /** Absent while it is being loaded. */
  readonly challenge: Challenge | undefined;
  /** Why it could not be loaded. */
  readonly failure: string;
  /** Why the last try was rejected. */
  readonly error: string;
  readonly isChecking: boolean;
  readonly reload: () => void;
  readonly submit: (answer: Omit<CaptchaAnswer, 'capcode'>) => void;
}

interface Outcome<Challenge> {
  readonly round: number;
  readonly challenge?: Challenge;
  readonly failure?: string;
}

/** Loads a challenge, a new one after an error or when it has expired, and checks the one try at it. */
export function useChallenge<Challenge extends AnyChallenge>({
  panelRef,
  load,
  check,
  onPassed,
}: ChallengeProps<Challenge>): ChallengeState<Challenge> {
  const [round, setRound] = useState(1);
  const [outcome, setOutcome] = useState<Outcome<Challenge>>({ round: 0 });
  const [rejection, setError] = useState('');
  const [isChecking, setIsChecking] = useState(false);
  const { challenge, failure = '' } = outcome.round === round ? outcome : {};
  const startLoading = useEffectEvent(load);

  useEffect(() => {
    let isCurrent = true;
    startLoading().then(
      (loaded) => isCurrent && setOutcome({ round, challenge: loaded }),
      (error: Error) => isCurrent && setOutcome({ round, failure: error.message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [round]);

  useEffect(() => {
    if (!challenge?.expireIn) return undefined;
    let timer = setTimeout(renew, challenge.expireIn * 1000);
    // In a hidden page or a closed dialog a new challenge would only expire as well.
    function renew() {
      if (isInSight(panelRef.current)) setRound(round + 1);
      else timer = setTimeout(renew, LOOK_AGAIN_MS);
    }
    return () => clearTimeout(timer);
  }, [challenge, round, panelRef]);

  /** The code that works comes only where work is asked for. */
  function tryChallenge({ capcode, workBits }: Challenge, answer: Omit<CaptchaAnswer, 'capcode'>) {
    if (!workBits) return check({ capcode, ...answer });
    return import('./solve-work')
      .then(({ solveWork }) => solveWork(capcode, workBits))
      .then((proof) => check({ capcode, ...answer, proof }));
  }

  function submit(answer: Omit<CaptchaAnswer, 'capcode'>): void {
    if (!challenge || isChecking) return;
    setIsChecking(true);
    setError('');
    tryChallenge(challenge, answer).then(
      ({ ticket }) => onPassed(ticket),
      (error: Error) => {
        setIsChecking(false);
        setError(error.message);
        setRound((last) => last + 1);
      },
    );
  }

  return {
    challenge,
    failure,
    error: rejection,
    isChecking,
    reload: () => {
      setError('');
      setRound(round + 1);
    },
    submit,
  };
}

function isInSight(element: HTMLElement | null): boolean {
  return !document.hidden && (element?.checkVisibility?.() ?? true);
}
