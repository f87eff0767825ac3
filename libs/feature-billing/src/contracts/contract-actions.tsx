import type { ContractDetail } from '@portal/api-contract/account';
import {
  useDeclineContractMutation,
  useDeleteContractMutation,
  useExtendContractMutation,
  useGetContractSignUrlMutation,
  useDeclineContractRescissionMutation,
  useSubmitContractMutation,
  useUrgeContractMutation,
  useWithdrawContractMutation,
} from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountCard } from '@portal/ui-account';
import { Button, ButtonLink } from '@portal/ui-kit';
import { useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { StepButton } from '../model-publishing/step-button';
import { toApplyHref, toBecomeHref, toContractHref } from './contract-hrefs';
import styles from './contracts.module.css';
import { PaperDialog } from './paper-dialog';
import { ReasonDialog } from './reason-dialog';
import { RescissionDialog } from './rescission-dialog';
import { SignDialog } from './sign-dialog';

/** Props of `ContractActions`. */
export interface ContractActionsProps {
  readonly contract: ContractDetail;
  /** Hash of the text that is shown; absent until it is. */
  readonly textHash: string | undefined;
  readonly onDone: (message: string) => void;
  /** Reads again what is shown. */
  readonly onStale: () => void;
}

/** States after which the same may be applied for once more. */
const OVER: readonly number[] = [21, 50, 51, 52];

/** What there is a button for. */
const STEPS = [
  'submit',
  'sign',
  'signOutside',
  'handInPaper',
  'refuse',
  'extend',
  'withdraw',
  'delete',
  'become',
  'urge',
  'rescind',
  'refuseRescission',
];

/** What the owner of a contract may do now. */
export function ContractActions({ contract, textHash, onDone, onStale }: ContractActionsProps) {
  const { id, status, actions } = contract;
  const [dialog, setDialog] = useState<'sign' | 'paper' | 'decline' | 'rescind' | 'keep' | null>(null);
  const [submit] = useSubmitContractMutation();
  const [openSignUrl] = useGetContractSignUrlMutation();
  const [withdraw] = useWithdrawContractMutation();
  const [extend] = useExtendContractMutation();
  const [remove] = useDeleteContractMutation();
  const [decline] = useDeclineContractMutation();
  const [urge] = useUrgeContractMutation();
  const [keep] = useDeclineContractRescissionMutation();
  const navigate = useNavigate();
  const returnTo = useHref(toContractHref(id));
  const close = () => setDialog(null);
  const finish = (message: string) => {
    close();
    onDone(message);
  };
  async function goToSign() {
    const result = await openSignUrl({ id, returnTo });
    if (result.data) window.location.assign(result.data.url);
    return result;
  }
  const listener = { onClose: close, onDone: finish, onStale };
  const may = (action: string) => actions.includes(action);
  const keepText = contract.rescission?.by === 'user' ? '撤回解约' : '拒绝解约';
  if (!STEPS.some(may) && !OVER.includes(status)) return null;
  return (
    <AccountCard title="操作">
      <div className={styles.buttons}>
        {may('submit') && textHash !== undefined && (
          <StepButton
            text="提交合同"
            question="提交后合同文本不再变化，签约主体按实名认证锁定。"
            variant="primary"
            send={(idempotencyKey) => submit({ body: { id, textHash }, idempotencyKey })}
            onDone={() => onDone('合同已提交')}
          />
        )}
        {may('save') && (
          <div>
            <ButtonLink href={toApplyHref({ id })} size="compact">
              修改内容
            </ButtonLink>
          </div>
        )}
        {may('sign') && (
          <div>
            <Button
              variant="primary"
              size="compact"
              disabled={textHash === undefined}
              onClick={() => setDialog('sign')}
            >
              签署
            </Button>
          </div>
        )}
        {may('signOutside') && <StepButton text="前往签署" variant="primary" send={goToSign} />}
        {may('handInPaper') && (
          <div>
            <Button
              variant="primary"
              size="compact"
              disabled={textHash === undefined}
              onClick={() => setDialog('paper')}
            >
              提交扫描件
            </Button>
          </div>
        )}
        {may('become') && (
          <div>
            <ButtonLink href={toBecomeHref(id)} variant="primary" size="compact">
              转为正式
            </ButtonLink>
          </div>
        )}
        {may('urge') && (
          <StepButton
            text="催办"
            send={(idempotencyKey) => urge({ body: { id }, idempotencyKey })}
            onDone={() => onDone('已催办，平台会尽快处理')}
          />
        )}
        {may('extend') && (
          <StepButton
            text="延期"
            question="签署期限延长 15 天，只能延长一次。"
            send={(idempotencyKey) => extend({ body: { id }, idempotencyKey })}
            onDone={() => onDone('签署期限已延长')}
          />
        )}
        {may('refuse') && (
          <div>
            <Button size="compact" onClick={() => setDialog('decline')}>
              拒签
            </Button>
          </div>
        )}
        {may('rescind') && (
          <div>
            <Button
              size="compact"
              variant={contract.rescission ? 'primary' : undefined}
              onClick={() => setDialog('rescind')}
            >
              {contract.rescission ? '签署解除协议' : '解约'}
            </Button>
          </div>
        )}
        {may('refuseRescission') && (
          <div>
            <Button size="compact" onClick={() => setDialog('keep')}>
              {keepText}
            </Button>
          </div>
        )}
        {may('withdraw') && (
          <StepButton
            text="撤销"
            question="撤销后合同失效，需要时请重新申请。"
            variant="danger"
            send={(idempotencyKey) => withdraw({ body: { id }, idempotencyKey })}
            onDone={() => onDone('合同已撤销')}
          />
        )}
        {may('delete') && (
          <StepButton
            text="删除草稿"
            question="删除后不能恢复。"
            variant="danger"
            send={() => remove({ id })}
            onDone={() => void navigate(accountPaths.contracts.href())}
          />
        )}
        {OVER.includes(status) && (
          <div>
            <ButtonLink href={toApplyHref({ from: id })} variant="primary" size="compact">
              重新申请
            </ButtonLink>
          </div>
        )}
      </div>
      {textHash !== undefined && (
        <>
          <SignDialog contract={contract} textHash={textHash} isOpen={dialog === 'sign'} {...listener} />
          <PaperDialog contract={contract} textHash={textHash} isOpen={dialog === 'paper'} {...listener} />
        </>
      )}
      <ReasonDialog
        title="拒签"
        question="拒签后合同失效，不能恢复。"
        doneText="已拒签"
        draftKey={`decline:${id}`}
        send={(reason, idempotencyKey) => decline({ body: { id, reason }, idempotencyKey })}
        isOpen={dialog === 'decline'}
        {...listener}
      />
      <ReasonDialog
        title={keepText}
        question="合同将继续有效，解除协议作废。"
        doneText="合同继续有效"
        draftKey={`keep:${id}`}
        send={(reason, idempotencyKey) => keep({ body: { id, reason }, idempotencyKey })}
        isOpen={dialog === 'keep'}
        {...listener}
      />
      <RescissionDialog contract={contract} isOpen={dialog === 'rescind'} {...listener} />
    </AccountCard>
  );
}
