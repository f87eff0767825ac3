import { RATING_TAGS, type WorkOrderDetail } from '@portal/api-contract/account';
import { WORK_ORDER_RULES } from '@portal/api-contract/rules';
import { useOwnDraft, useRateWorkOrderMutation } from '@portal/data-access-api/account';
import { ActionForm, type ActionListener, tellOutcome } from '@portal/ui-account';
import { AccountDialog } from '@portal/ui-account/dialog';
import {
  type BoundField,
  CheckBoxes,
  defineForm,
  field,
  field as fields,
  TextAreaField,
  useForm,
} from '@portal/ui-forms';
import styles from './rating.module.css';
import { StarField } from './star-field';
import { STAR_LABELS } from './star-labels';

const CHOICES = fields.toChoices(RATING_TAGS);

/** Props of `RatingDialog`. */
export interface RatingDialogProps extends ActionListener {
  readonly ticketNo: string;
  /** Version of the work order that is shown. */
  readonly version: number;
  /** What was said before, which may be changed. */
  readonly rating: WorkOrderDetail['rating'];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const starsField = (label: string) => ({
  ...field.choice({ label, options: STAR_LABELS, missing: `请评价${label}` }),
  toSent: Number,
});

const ratingForm = defineForm({
  time: starsField('响应时效'),
  result: starsField('处理结果'),
  tags: field.listOf(RATING_TAGS),
  text: field.prose({ label: '想说的话', rule: WORK_ORDER_RULES.rating, rows: 3 }),
});

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
  const form = useForm(ratingForm, {
    start: rating ? { ...rating, time: String(rating.time), result: String(rating.result) } : {},
    draft: useOwnDraft(`act:rate:${ticketNo}`),
    send: (marks, idempotencyKey) => rate({ body: { ticketNo, version, ...marks }, idempotencyKey }),
    ...tellOutcome('感谢您的评价，7天内可以修改', listener),
  });
  const { bind } = form;
  return (
    <ActionForm form={form} submitText="提交评价" onCancel={onClose}>
      <StarField field={bind('time')} />
      <StarField field={bind('result')} />
      <RatingTags field={bind('tags')} />
      <TextAreaField field={bind('text')} />
    </ActionForm>
  );
}

/** Tags of a rating; any number of them. */
function RatingTags({ field }: { readonly field: BoundField<readonly (typeof RATING_TAGS)[number][]> }) {
  return (
    <fieldset>
      <legend className={styles.legend}>印象</legend>
      <div className={styles.tags}>
        <CheckBoxes field={field} choices={CHOICES} className={styles.tag} />
      </div>
    </fieldset>
  );
}
