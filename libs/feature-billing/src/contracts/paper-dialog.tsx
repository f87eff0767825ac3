import type { ContractDetail } from '@portal/api-contract/account';
import { useHandInContractPaperMutation, useUpload } from '@portal/data-access-api/account';
import { ActionForm, type ActionListener, tellOutcome } from '@portal/ui-account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { defineForm, field, FileField, useForm } from '@portal/ui-forms';

/** Props of `PaperDialog`. */
export interface PaperDialogProps extends ActionListener {
  readonly contract: Pick<ContractDetail, 'id' | 'title'>;
  /** Hash of the text that is shown. */
  readonly textHash: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const paperForm = defineForm({
  scan: field.files({
    label: '签署扫描件',
    missing: '请上传签署扫描件',
    hint: '全部页面合为一个文件，签字盖章清晰，JPG、PNG、BMP 或 PDF，不超过 10 MB',
    accept: '.jpg,.jpeg,.png,.bmp,.pdf',
    max: 1,
    isKept: false,
  }),
});

/** 提交扫描件: the reader hands in what was printed and signed. */
export function PaperDialog({ isOpen, ...rest }: PaperDialogProps) {
  return (
    <AccountDialog title="提交签署扫描件" isOpen={isOpen} onClose={rest.onClose} width={520}>
      <PaperForm {...rest} />
    </AccountDialog>
  );
}

function PaperForm({ contract: { id, title }, textHash, onClose, ...listener }: Omit<PaperDialogProps, 'isOpen'>) {
  const [handIn] = useHandInContractPaperMutation();
  const upload = useUpload('attachment');
  const form = useForm(paperForm, {
    send: ({ scan: [fileId = ''] }, idempotencyKey) => handIn({ body: { id, textHash, fileId }, idempotencyKey }),
    ...tellOutcome('扫描件已提交，请等待核对', listener),
  });
  return (
    <ActionForm
      form={form}
      question={`请上传《${title}》打印并签字盖章后的扫描件，我们核对无误后盖章。`}
      submitText="提交"
      onCancel={onClose}
    >
      <FileField field={form.bind('scan')} upload={upload} />
    </ActionForm>
  );
}
