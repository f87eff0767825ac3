import {
  type InvoiceDetail,
  type InvoiceTitle,
  RED_ENTRIES,
  RED_REASONS,
  type RedReason,
} from '@portal/api-contract/account';
import { invoiceTitlesApi, useOwnDraft, useRequestRedInvoiceMutation } from '@portal/data-access-api/account';
import { ActionForm, type ActionListener, tellOutcome } from '@portal/ui-account';
import { SubjectDialog } from '@portal/ui-account/dialog';
import { ChoiceCards, defineForm, field, SelectField, useForm } from '@portal/ui-forms';
import { findSpecialError, isUsable } from './application-form.rules';

/** Whether an invoice is taken back, or exchanged for another. */
export type RedKind = 'requestRed' | 'reissue';

/** Props of `RedDialog`. */
export interface RedDialogProps extends ActionListener {
  readonly invoice: InvoiceDetail;
  /** Nothing is asked where it is `null`. */
  readonly kind: RedKind | null;
  readonly onClose: () => void;
}

const TITLES = { requestRed: '申请退票', reissue: '申请换开' } as const;

const WIDTH = 640;

/** Asks why an invoice is taken back; for an exchange, whom the new one is made out to as well. */
export function RedDialog({ kind, onClose, ...rest }: RedDialogProps) {
  return (
    <SubjectDialog subject={kind} title={(shown) => TITLES[shown]} onClose={onClose} width={WIDTH}>
      {(shown) => <RedForm key={shown} kind={shown} onClose={onClose} {...rest} />}
    </SubjectDialog>
  );
}

const REASON_TEXTS: Readonly<Record<RedReason, string>> = {
  1: '抬头、税号、项目或金额有误',
  2: '已退货或取消订购',
  3: '服务提前结束',
  4: '成交后给予折让',
};

const REASON_CHOICES = field.toChoices(RED_REASONS).map((choice) => ({
  ...choice,
  text: REASON_TEXTS[Number(choice.value) as RedReason],
}));

const redForm = defineForm({
  reason: field.choice({ label: '退票原因', choices: REASON_CHOICES, missing: '请选择退票原因' }),
  entry: field.oneOf({ label: '抵扣情况', options: RED_ENTRIES, initial: 'none' }),
  titleId: field.optionalChoice({ label: '新发票抬头' }),
});

function RedForm({ invoice, kind, onClose, ...listener }: RedDialogProps & { readonly kind: RedKind }) {
  const { id, version, invoiceType, titleName } = invoice;
  const isExchange = kind === 'reissue';
  const [request] = useRequestRedInvoiceMutation();
  const { data: titles = [] } = invoiceTitlesApi.useListInvoiceTitlesQuery(undefined, { skip: !isExchange });
  const form = useForm(redForm, {
    start: isExchange ? { reason: '1' } : {},
    draft: useOwnDraft(`red:${kind}:${id}`),
    send: ({ reason, entry, titleId }, idempotencyKey) =>
      request({
        body: {
          ...{ id, version, entry, reissue: isExchange, reason: Number(reason) as RedReason },
          ...(isExchange && titleId && { titleId }),
        },
        idempotencyKey,
      }),
    ...tellOutcome(isExchange ? '已申请换开，原发票红冲后开具新发票' : '已申请退票，进度会通知您', listener),
  });
  return (
    <ActionForm
      form={form}
      question={
        isExchange
          ? '换开会先红冲原发票，再按新的抬头开具金额相同的发票。'
          : '退票会开具红字发票冲销原发票，订单金额退回可开票金额。'
      }
      submitText={TITLES[kind]}
      onCancel={onClose}
    >
      <ChoiceCards field={form.bind('reason')} label={isExchange ? '换开原因' : '退票原因'} />
      {invoiceType === 2 && (
        <ChoiceCards field={form.bind('entry')} hint="已抵扣的专票需要购销双方在 72 小时内确认，逾期自动作废。" />
      )}
      {isExchange && (
        <SelectField
          field={form.bind('titleId')}
          choices={toTitleOptions(titles, invoiceType)}
          hint={`不选择则沿用“${titleName}”`}
        />
      )}
    </ActionForm>
  );
}

function toTitleOptions(titles: readonly InvoiceTitle[], invoiceType: InvoiceDetail['invoiceType']) {
  return titles
    .filter((title) => isUsable(title) && (invoiceType === 1 || findSpecialError(titles, title.id) === ''))
    .map(({ id, name, taxNumber }) => ({ value: id, label: [name, taxNumber].filter(Boolean).join(' · ') }));
}
