import type { CaptchaPicture } from '@portal/api-contract';

/** A question in place of the picture. */
export interface CaptchaQuestion {
  readonly capcode: string;
  readonly question: string;
  /** Work that a try has to show (`solveWork`); absent for none. */
  readonly workBits?: number;
}

/** A try at a challenge: the piece's place in pixels of the picture, or the answer to the question. */
export interface CaptchaAnswer {
  readonly capcode: string;
  readonly xpos?: number;
  readonly answer?: string;
  readonly proof?: string;
}

/** Props of `Captcha`. Its calls reject with an `Error` whose message is shown. */
export interface CaptchaProps {
  readonly loadPicture: () => Promise<CaptchaPicture>;
  readonly loadQuestion: () => Promise<CaptchaQuestion>;
  /** Every challenge has one try. */
  readonly check: (answer: CaptchaAnswer) => Promise<{ readonly ticket: string }>;
  readonly onTicket: (ticket: string) => void;
}
