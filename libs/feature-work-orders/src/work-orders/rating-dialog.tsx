import type { WorkOrderDetail, WorkOrderRating } from '@portal/api-contract/account';
import { useRateWorkOrderMutation } from '@portal/data-access-api/account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { TextAreaField, useForm } from '@portal/ui-content/form';
import { ActForm } from './act-form';
import { type ActListener, settleAct } from './act-outcome';
import { checkStars, type RatingValues } from './rating.rules';
import { RatingTags } from './rating-tags';
import { useDialogDraft } from './use-dialog-draft';
import { StarField } from './star-field';
import { limitText } from './work-order-form.rules';

/** Props of `RatingDialog`. */
export interface RatingDialogProps extends ActListener {
  readonly ticketNo: string;
  /** Version of the work order that is shown. */
  readonly version: number;
  /** What was said before, which may be changed. */
  readonly rating: WorkOrderDetail['rating'];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const MOST = 300;

/** Rates how soon and how well a work order was served. */
export function RatingDialog({ isOpen, onClose, ...rest }: RatingDialogProps) {
  return (
    <AccountDialog title="评价服务" isOpen={isOpen} onClose={onClose}>
      <RatingForm onClose={onClose} {...rest} />
    </AccountDialog>
  );
}

function RatingForm({ ticketNo, version, rating, onClose, ...listener }: Omit<RatingDialogProps, 'isOpen'>) {
  const [rate] = useRateWorkOrderMutation();
  const { draft, saveDraft, clearDraft } = useDialogDraft<RatingValues>(ticketNo, 'rate');
  const { form, bind, isSending, warning } = useForm<RatingValues, true>({
    initial: {
      time: rating ? String(rating.time) : '',
      result: rating ? String(rating.result) : '',
      tags: rating?.tags ?? [],
      text: rating?.text ?? '',
      ...draft,
    },
    rules: {
      time: checkStars('请评价响应时效'),
      result: checkStars('请评价处理结果'),
      text: limitText(MOST, '评价不能超过300个字'),
    },
    onChange: saveDraft,
    send: async ({ time, result, tags, text }, idempotencyKey) => {
      const marks: WorkOrderRating = {
        time: Number(time),
        result: Number(result),
        tags: [...tags],
        text: text.trim(),
      };
      const body = { ticketNo, version, ...marks };
      const answer = await rate({ body, idempotencyKey });
      if (answer.error === undefined) clearDraft();
      return settleAct(answer, '感谢您的评价，7天内可以修改', listener);
    },
  });
  return (
    <ActForm form={form} isSending={isSending} warning={warning} submitText="提交评价" onCancel={onClose}>
      <StarField field={bind('time')} legend="响应时效" />
      <StarField field={bind('result')} legend="处理结果" />
      <RatingTags field={bind('tags')} />
      <TextAreaField field={bind('text')} label="想说的话" maxLength={MOST} rows={3} />
    </ActForm>
  );
}
