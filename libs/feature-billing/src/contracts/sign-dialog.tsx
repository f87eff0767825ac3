import type { ContractDetail } from '@portal/api-contract/account';
import { useSignContractMutation } from '@portal/data-access-api/account';
import type { ActionListener } from '@portal/ui-account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { SignatureForm } from './signature-form';

/** Props of `SignDialog`. */
export interface SignDialogProps extends ActionListener {
  readonly contract: Pick<ContractDetail, 'id' | 'title' | 'telephone' | 'signerName'>;
  /** Hash of the text that is shown. */
  readonly textHash: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 签署: the reader agrees to the text that is shown, and shows by a code to mean it. */
export function SignDialog({ contract, textHash, isOpen, ...rest }: SignDialogProps) {
  const { id, title, telephone, signerName } = contract;
  const [sign] = useSignContractMutation();
  return (
    <AccountDialog title="签署合同" isOpen={isOpen} onClose={rest.onClose} width={560}>
      <SignatureForm
        {...{ id, textHash, telephone }}
        question={`您将代表本企业签署《${title}》，签署人：${signerName}。`}
        consent="我已阅读合同全文，同意以电子签名签署"
        doneText="签署成功，平台正在盖章"
        send={(body, idempotencyKey) => sign({ body, idempotencyKey })}
        {...rest}
      />
    </AccountDialog>
  );
}
