import { CONTRACT_RULES, type ContractDetail, type ShownContractText } from '@portal/api-contract/account';
import { usePreviewContractRescissionMutation, useRescindContractMutation } from '@portal/data-access-api/account';
import { ActionForm, type ActionListener } from '@portal/ui-account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { defineForm, field, TextAreaField, useForm } from '@portal/ui-forms';
import { useRef, useState } from 'react';
import { ContractPaper } from './contract-text-card';
import { SignatureForm } from './signature-form';

/** Props of `RescissionDialog`. */
export interface RescissionDialogProps extends ActionListener {
  readonly contract: Pick<ContractDetail, 'id' | 'title' | 'telephone' | 'rescission'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 解约: shows the agreement by which the contract ends, and has it signed; who asks for it says why first. */
export function RescissionDialog({ isOpen, onClose, ...rest }: RescissionDialogProps) {
  return (
    <AccountDialog title="解约" isOpen={isOpen} onClose={onClose} width={640}>
      <Rescission onClose={onClose} {...rest} />
    </AccountDialog>
  );
}

interface Agreement {
  readonly text: ShownContractText;
  /** Why; absent where the platform has asked. */
  readonly reason?: string;
}

function Rescission({ contract, onClose, ...listener }: Omit<RescissionDialogProps, 'isOpen'>) {
  const { id, title, telephone, rescission } = contract;
  const [rescind] = useRescindContractMutation();
  const [agreement, setAgreement] = useState<Agreement>();
  if (agreement === undefined) {
    const Step = rescission ? ProposalStep : ReasonStep;
    return <Step id={id} reason={rescission?.reason ?? ''} onShown={setAgreement} onClose={onClose} />;
  }
  const { text, reason } = agreement;
  const isAsking = reason !== undefined;
  return (
    <SignatureForm
      {...{ id, telephone, onClose }}
      textHash={text.textHash}
      question={`您将代表本企业签署《${title}》的解除协议。${isAsking ? '平台同意后合同解除，不能恢复。' : '签署后合同解除，不能恢复。'}`}
      consent="我已阅读解除协议全文，同意以电子签名签署"
      doneText={isAsking ? '解约申请已提交，等待平台确认' : '合同已解约'}
      send={(signature, idempotencyKey) =>
        rescind({ body: { ...signature, ...(isAsking && { reason }) }, idempotencyKey })
      }
      {...listener}
    >
      <ContractPaper {...text} />
    </SignatureForm>
  );
}

interface StepProps {
  readonly id: string;
  /** Why the platform has asked for it; empty where it has not. */
  readonly reason: string;
  readonly onShown: (agreement: Agreement) => void;
  readonly onClose: () => void;
}

const SHOW = '查看解除协议';

const reasonForm = defineForm({
  reason: field.prose({ label: '解约原因', rule: CONTRACT_RULES.reason, rows: 3 }),
});

function ReasonStep({ id, onShown, onClose }: StepProps) {
  const [preview] = usePreviewContractRescissionMutation();
  const asked = useRef('');
  const form = useForm(reasonForm, {
    send: ({ reason }) => {
      asked.current = reason;
      return preview({ id, reason });
    },
    onSubmitted: (text) => onShown({ text, reason: asked.current }),
  });
  return (
    <ActionForm
      form={form}
      question="解约须由双方签署解除协议。平台通常在 2 个工作小时内答复，答复前合同继续有效。"
      submitText={SHOW}
      onCancel={onClose}
    >
      <TextAreaField field={form.bind('reason')} />
    </ActionForm>
  );
}

const noForm = defineForm({});

function ProposalStep({ id, reason, onShown, onClose }: StepProps) {
  const [preview] = usePreviewContractRescissionMutation();
  const form = useForm(noForm, { send: () => preview({ id }), onSubmitted: (text) => onShown({ text }) });
  return (
    <ActionForm form={form} question={`平台提出解约，原因：${reason}`} submitText={SHOW} onCancel={onClose}>
      {null}
    </ActionForm>
  );
}
