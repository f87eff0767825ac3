import { checkCapCode, getPic, getQuestion } from '@portal/api-contract';
import { type Implementation, implement } from '../../platform/http/implement';
import type { CaptchaService } from './captcha.service';

const PICTURE_WINDOWS = [
  { max: 40, seconds: 60 },
  { max: 400, seconds: 3600 },
];
/** Questions that one network may ask for. */
export const QUESTION_WINDOWS = [
  { max: 20, seconds: 60 },
  { max: 100, seconds: 3600 },
];

/** Calls of the captcha. */
export function createVerificationRoutes(captcha: CaptchaService): Implementation[] {
  return [
    implement(getPic, ({ action }, context) => captcha.createPicture(action, context), {
      rateWindows: PICTURE_WINDOWS,
    }),
    implement(getQuestion, ({ action }, context) => captcha.createQuestion(action, context), {
      rateWindows: QUESTION_WINDOWS,
    }),
    implement(checkCapCode, (attempt, { cookies }) => captcha.check(attempt, cookies), {
      rateWindows: PICTURE_WINDOWS,
    }),
  ];
}
