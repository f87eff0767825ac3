import { CONTENT_LIMITS } from '@portal/api-contract/community';
import { useRaiseBountyMutation } from '@portal/data-access-api/community';
import { defineForm, field, Form, TextField, useForm } from '@portal/ui-forms';
import { Dialog } from '@portal/ui-kit';

const bountyForm = defineForm({
  bounty: field.text({
    label: '悬赏声望',
    inputMode: 'numeric',
    maxLength: 3,
    findError: (typed) => (/^[1-9]\d*$/.test(typed) ? '' : '请输入整数'),
  }),
});

/** Props of `BountyDialog`. */
export interface BountyDialogProps {
  readonly mid: string;
  /** What is put up now. */
  readonly bounty: number;
  /** What the asker can raise it to. */
  readonly max: number;
  readonly onClose: () => void;
  /** It was raised. */
  readonly onDone: () => void;
}

/** Raises the bounty of a question, or puts one up. */
export function BountyDialog({ mid, bounty, max, onClose, onDone }: BountyDialogProps) {
  const [raise] = useRaiseBountyMutation();
  const title = bounty > 0 ? '提高悬赏' : '设置悬赏';
  const form = useForm(bountyForm, {
    send: (request) => raise({ mid, bounty: Number(request.bounty) }),
    onSubmitted: onDone,
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} label={title} submitText={title}>
        <TextField field={form.bind('bounty')} hint={describeRange(bounty, max)} />
      </Form>
    </Dialog>
  );
}

function describeRange(bounty: number, max: number): string {
  const now = bounty > 0 ? `现在是 ${bounty} 点。` : '';
  if (max <= bounty) return `${now}您的声望不足，暂时不能提高。`;
  const rule = `从现在起 ${CONTENT_LIMITS.bountyDays} 天内有效，采纳后归回答者，没有采纳则退回`;
  return `${now}可设为 ${bounty + 1} 至 ${max} 点，从您的声望中扣除；${rule}。`;
}
