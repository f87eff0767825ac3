import type { Identification } from '@portal/api-contract/account';
import { useCancelIdentificationMutation } from '@portal/data-access-api/account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { Alert, Button, ButtonRow } from '@portal/ui-kit';
import { toSubmissionError } from '@portal/ui-forms';
import { useState } from 'react';

/** Props of `CancelButton`. */
export interface CancelButtonProps {
  readonly record: Pick<Identification, 'id' | 'type'>;
}

/** Takes an open verification back, once that is confirmed. */
export function CancelButton({ record: { id, type } }: CancelButtonProps) {
  const subject = type > 2 ? '变更' : '认证';
  const [isOpen, setIsOpen] = useState(false);
  const [cancel, { isLoading, error }] = useCancelIdentificationMutation();
  return (
    <>
      <Button variant="text" onClick={() => setIsOpen(true)}>
        取消{subject}
      </Button>
      <AccountDialog title={`取消${subject}`} isOpen={isOpen} onClose={() => setIsOpen(false)} width={400}>
        <p>取消后，已提交的资料不再核验。您可以随时重新开始；正在生效的认证不受影响。</p>
        {error && <Alert>{toSubmissionError(error).msg || '取消失败，请重试'}</Alert>}
        <ButtonRow>
          <Button variant="danger" size="compact" disabled={isLoading} onClick={() => void cancel({ id })}>
            确认取消
          </Button>
          <Button size="compact" onClick={() => setIsOpen(false)}>
            继续{subject}
          </Button>
        </ButtonRow>
      </AccountDialog>
    </>
  );
}
