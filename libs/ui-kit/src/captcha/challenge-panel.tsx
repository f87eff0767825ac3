import type { CaptchaPicture } from '@portal/api-contract';
import type { CaptchaQuestion } from './captcha-props';
import { PictureChallenge } from './picture-challenge';
import { QuestionChallenge } from './question-challenge';
import type { ChallengeProps } from './use-challenge';

/** Props of `ChallengePanel`. */
export interface ChallengePanelProps extends Omit<ChallengeProps<CaptchaPicture>, 'load'> {
  readonly kind: 'picture' | 'question';
  readonly loadPicture: () => Promise<CaptchaPicture>;
  readonly loadQuestion: () => Promise<CaptchaQuestion>;
}

/** What is asked of whoever opens the captcha. */
export function ChallengePanel({ kind, loadPicture, loadQuestion, ...shared }: ChallengePanelProps) {
  return kind === 'picture' ? (
    <PictureChallenge {...shared} load={loadPicture} />
  ) : (
    <QuestionChallenge {...shared} load={loadQuestion} />
  );
}
