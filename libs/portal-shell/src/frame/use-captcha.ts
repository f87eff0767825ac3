import type { CaptchaAction } from '@portal/api-contract';
import { NETWORK_FAILURE_MESSAGE, useAppDispatch } from '@portal/data-access-api';
import type { ToolboxProps } from '@portal/ui-layout';
import { useMemo } from 'react';

/** Calls of the captcha for an action; their code comes with the first of them. */
export function useCaptcha(action: CaptchaAction): ToolboxProps['captcha'] {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const loadCalls = () =>
      import('./captcha-calls').then(
        ({ createCaptchaCalls }) => createCaptchaCalls(dispatch, action),
        () => Promise.reject(new Error(NETWORK_FAILURE_MESSAGE)),
      );
    return {
      loadPicture: async () => (await loadCalls()).loadPicture(),
      loadQuestion: async () => (await loadCalls()).loadQuestion(),
      check: async (answer) => (await loadCalls()).check(answer),
    };
  }, [dispatch, action]);
}
