import { useGetAccountSecurityQuery } from '@portal/data-access-api/account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { Button, QueryView, Skeleton } from '@portal/ui-kit';
import dialogs from '../account-security/dialogs.module.css';
import { ProofStep } from '../account-security/proof-step';
import panels from './panels.module.css';

/** Props of `ExportDialog`. */
export interface ExportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Gets the ticket; an empty one where a new login stands for it. */
  readonly onProven: (ticket: string) => void;
}

const WIDTH = 520;

/** Everything about somebody in one file: whoever asks for it proves to be that person. */
export function ExportDialog({ isOpen, onClose, onProven }: ExportDialogProps) {
  return (
    <AccountDialog title="导出个人数据" isOpen={isOpen} onClose={onClose} width={WIDTH}>
      <Proof onProven={onProven} />
    </AccountDialog>
  );
}

function Proof({ onProven }: Pick<ExportDialogProps, 'onProven'>) {
  const result = useGetAccountSecurityQuery();
  return (
    <QueryView result={result} waiting={<Skeleton height={220} />}>
      {(security) =>
        security.isManagedElsewhere ? (
          <>
            <p className={dialogs.lead}>您的账号由企业统一身份平台管理。申请前请重新登录，并在登录后10分钟内提交。</p>
            <div className={panels.actions} data-end>
              <Button variant="primary" size="compact" onClick={() => onProven('')}>
                确认导出
              </Button>
            </div>
          </>
        ) : (
          <ProofStep scene="exportData" security={security} onProven={onProven} />
        )
      }
    </QueryView>
  );
}
