import { UPLOAD_LIMIT } from '@portal/api-contract';
import type { ContractVerification } from '@portal/api-contract/account';
import { useVerifyContractMutation } from '@portal/data-access-api/account';
import { FactList, formatBeijingTime } from '@portal/ui-account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { FormWarning, useSubmission } from '@portal/ui-forms';
import { Alert } from '@portal/ui-kit';
import { type ChangeEvent, useId, useState } from 'react';
import styles from './contracts.module.css';

/** Props of `VerifyDialog`. */
export interface VerifyDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 验签: whether the signature of any file is good, and whose it is. */
export function VerifyDialog({ isOpen, onClose }: VerifyDialogProps) {
  return (
    <AccountDialog title="验签" isOpen={isOpen} onClose={onClose} width={560}>
      <VerifyFile />
    </AccountDialog>
  );
}

function VerifyFile() {
  const id = useId();
  const [verify] = useVerifyContractMutation();
  const { isSending, error, receipt, submit, reset } = useSubmission<ContractVerification>();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');

  async function check({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file may be chosen once more.
    target.value = '';
    if (!file) return;
    reset();
    setName(file.name);
    const isLarge = file.size > UPLOAD_LIMIT;
    setProblem(isLarge ? '文件不能超过 10 MB' : '');
    if (!isLarge) await submit({ name: file.name, at: Date.now() }, () => verify({ file }));
  }

  return (
    <div className={styles.verify}>
      <p className={styles.note}>
        选择 PDF 文件，检查电子签名是否有效、签署后是否被修改。文件只用于本次验证，不会保存。
      </p>
      <div className={styles.pick}>
        <label htmlFor={id}>合同文件</label>
        <input
          id={id}
          type="file"
          accept=".pdf,application/pdf"
          disabled={isSending}
          onChange={(event) => void check(event)}
        />
      </div>
      <p role="status">{isSending ? `正在验证 ${name}…` : ''}</p>
      {problem && <Alert>{problem}</Alert>}
      <FormWarning error={error} />
      {receipt && !isSending && !problem && <Verdict name={name} report={receipt} />}
    </div>
  );
}

function Verdict({ name, report }: { readonly name: string; readonly report: ContractVerification }) {
  return (
    <section className={styles.verify} aria-label="验证结果">
      <Alert tone={report.valid ? 'success' : 'danger'}>
        {name}：{report.reason}
      </Alert>
      {report.signers.map((signer, index) => (
        <FactList
          key={index}
          facts={[
            ['签署方', signer.name],
            ['证书', signer.certificate],
            ['签署原因', signer.reason || '–'],
            ['签署时间', signer.signedAt ? formatBeijingTime(signer.signedAt) : '–'],
            ['时间戳', signer.isTimestamped ? '有可信时间戳' : '无'],
          ]}
        />
      ))}
    </section>
  );
}
