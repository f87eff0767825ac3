import { useUnmarkUninterestingMutation } from '@portal/data-access-api/community';
import { SureButton } from '../frame/sure-button';

/** Has everything recommended again that was called uninteresting. */
export function RestoreAll() {
  const [unmark, { isLoading, error }] = useUnmarkUninterestingMutation();
  return (
    <>
      <SureButton words={['全部恢复推荐', '确认全部恢复']} isDisabled={isLoading} onSure={() => void unmark({})} />
      {error && <span role="alert">没有成功，请稍后再试</span>}
    </>
  );
}
