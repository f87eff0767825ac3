import type { ContractDetail, ContractTemplate, OrderBrief } from '@portal/api-contract/account';
import { useFormDraft, useLeaveGuard, useSaveContractMutation, useUpload } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { FormPanel, RecordForm } from '@portal/ui-account';
import {
  ChoiceCards,
  FileField,
  FixedField,
  FormGrid,
  SelectField,
  TextAreaField,
  TextField,
  useForm,
} from '@portal/ui-forms';
import { contractForm, findTemplate, findTemplates, toContractBody, toContractStart } from './contract-form.rules';
import { toContractHref } from './contract-hrefs';
import { OrdersField } from './orders-field';

/** Props of `ContractApplyForm`. */
export interface ContractApplyFormProps {
  readonly account: string;
  /** Whom the contract will name; empty without an identity. */
  readonly party: string;
  readonly templates: readonly ContractTemplate[];
  readonly orders: readonly OrderBrief[];
  /** The draft that is changed, or a contract that is applied for once more. */
  readonly contract: ContractDetail | undefined;
  readonly isCopy: boolean;
  /** Orders that the URL names. */
  readonly named: readonly string[];
  readonly onSaved: (contract: ContractDetail) => void;
  readonly onReload: () => void;
}

const ORDER_IN_REVIEW = 10;

/** What a contract is made from, kept as a draft until it is submitted. */
export function ContractApplyForm(props: ContractApplyFormProps) {
  const { account, party, templates, orders, contract, isCopy, named, onSaved, onReload } = props;
  const [save] = useSaveContractMutation();
  const upload = useUpload('attachment');
  const draft = isCopy ? undefined : contract;
  const form = useForm(contractForm, {
    start: toContractStart(contract, named, isCopy),
    draft: useFormDraft(`contract:${draft?.id ?? 'new'}`, account),
    send: (request, idempotencyKey) => {
      const seen = draft && { id: draft.id, version: draft.version };
      return save({ body: { ...seen, ...toContractBody(request, findTemplate(templates, request)) }, idempotencyKey });
    },
    onSubmitted: onSaved,
  });
  useLeaveGuard(form.isDirty);
  const { bind, values } = form;
  const template = findTemplate(templates, values);
  const fitting = findTemplates(templates, values.kind);
  return (
    <RecordForm
      form={form}
      label="合同申请"
      submitText="保存并预览"
      cancelHref={draft ? toContractHref(draft.id) : accountPaths.contracts.href()}
      onReload={draft && onReload}
    >
      <FormPanel title="合同">
        <FormGrid>
          <ChoiceCards field={bind('kind')} />
          <SelectField
            field={{ ...bind('templateId'), value: template?.id ?? '' }}
            choices={fitting.map(({ id, title, version }) => ({ value: id, label: `${title}（${version} 版）` }))}
          />
          <FixedField
            label="签约主体"
            value={party || '未完成实名认证'}
            hint="按实名认证确定，不能修改；正式合同须完成企业实名认证"
          />
        </FormGrid>
        {values.kind !== 'framework' && (
          <OrdersField field={bind('orderNos')} orders={values.kind === 'intent' ? orders : orders.filter(isPriced)} />
        )}
      </FormPanel>
      <FormPanel title="签署">
        <FormGrid>
          <ChoiceCards field={bind('signMode')} isWide={false} />
          <ChoiceCards field={bind('signerRole')} isWide={false} />
          <TextField field={bind('signerName')} />
          <TextField field={bind('contactName')} />
          {values.signerRole === '2' && <FileField field={bind('mandate')} upload={upload} />}
          <TextField field={bind('deliveryAddress')} isWide />
          <TextAreaField field={bind('specialTerms')} />
        </FormGrid>
      </FormPanel>
    </RecordForm>
  );
}

/** Whether the price of an order is agreed on: without one, there is nothing but a letter of intent. */
function isPriced({ status }: OrderBrief): boolean {
  return status !== ORDER_IN_REVIEW;
}
