import type { InvoiceDetail } from '@portal/api-contract/account';
import { useResendInvoiceMailMutation } from '@portal/data-access-api/account';
import { ActionForm, type ActionListener, tellOutcome } from '@portal/ui-account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { defineForm, TextField, useForm } from '@portal/ui-forms';
import { mailsField, splitMails } from './mails.rules';

/** Props of `MailDialog`. */
export interface MailDialogProps extends ActionListener {
  readonly invoice: Pick<InvoiceDetail, 'id' | 'emails'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const WIDTH = 520;

const mailForm = defineForm({ emails: mailsField() });

/** Asks where an invoice is mailed once more. */
export function MailDialog({ isOpen, onClose, ...rest }: MailDialogProps) {
  return (
    <AccountDialog title="重新发送邮件" isOpen={isOpen} onClose={onClose} width={WIDTH}>
      <MailForm onClose={onClose} {...rest} />
    </AccountDialog>
  );
}

function MailForm({ invoice: { id, emails }, onClose, ...listener }: Omit<MailDialogProps, 'isOpen'>) {
  const [resend] = useResendInvoiceMailMutation();
  const form = useForm(mailForm, {
    start: { emails: emails.join('; ') },
    send: (request, idempotencyKey) => resend({ body: { id, emails: splitMails(request.emails) }, idempotencyKey }),
    ...tellOutcome('邮件正在发送，未能送达时会以站内消息告知', listener),
  });
  return (
    <ActionForm form={form} question="PDF、OFD、XML 文件会作为附件发送。" submitText="发送" onCancel={onClose}>
      <TextField field={form.bind('emails')} />
    </ActionForm>
  );
}
