import type { CaptchaAction } from '@portal/api-contract';
import type { ApiError, AppDispatch } from '@portal/data-access-api';
import { verificationApi } from '@portal/data-access-api/session';
import type { ToolboxProps } from '@portal/ui-layout';

/** The captcha's calls; loaded with the first of them, so that no page carries them from the start. */
export function createCaptchaCalls(dispatch: AppDispatch, action: CaptchaAction): ToolboxProps['captcha'] {
  const { getPic, getQuestion, checkCapCode } = verificationApi.endpoints;
  const options = { track: false };
  return {
    loadPicture: () => settle(dispatch(getPic.initiate({ action }, options)).unwrap()),
    loadQuestion: () => settle(dispatch(getQuestion.initiate({ action }, options)).unwrap()),
    check: (answer) => settle(dispatch(checkCapCode.initiate(answer, options)).unwrap()),
  };
}

/** A failed call becomes an error with the words the visitor reads. */
function settle<Data>(call: Promise<Data>): Promise<Data> {
  return call.catch(({ msg, message }: ApiError) => {
    throw new Error(msg || message);
  });
}
