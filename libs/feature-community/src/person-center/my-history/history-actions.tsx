import { useClearHistoryMutation, usePauseHistoryMutation } from '@portal/data-access-api/community';
import { Button } from '@portal/ui-kit';
import { SureButton } from '../frame/sure-button';

/** Props of `HistoryActions`. */
export interface HistoryActionsProps {
  readonly isPaused: boolean;
  readonly total: number;
}

/** Pauses the history, and clears it. */
export function HistoryActions({ isPaused, total }: HistoryActionsProps) {
  const [pause, pausing] = usePauseHistoryMutation();
  const [clear, clearing] = useClearHistoryMutation();
  return (
    <>
      <Button size="compact" disabled={pausing.isLoading} onClick={() => void pause({ isPaused: !isPaused })}>
        {isPaused ? '继续记录' : '暂停记录'}
      </Button>
      {total > 0 && (
        <SureButton words={['清空', '确认清空']} isDisabled={clearing.isLoading} onSure={() => void clear({})} />
      )}
      {(pausing.error || clearing.error) && <span role="alert">没有成功，请稍后再试</span>}
    </>
  );
}
