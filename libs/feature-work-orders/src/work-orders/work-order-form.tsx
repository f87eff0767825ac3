import type { UserProfile } from '@portal/api-contract';
import type { WorkOrderType } from '@portal/api-contract/account';
import {
  useFormDraft,
  useLeaveGuard,
  useListWorkOrderTypesQuery,
  useSaveWorkOrderMutation,
  useUpload,
} from '@portal/data-access-api/account';
import {
  ChoiceCards,
  DraftNotice,
  FileField,
  FormActions,
  FormGrid,
  TextAreaField,
  TextField,
  useForm,
} from '@portal/ui-forms';
import { useState } from 'react';
import { DiagnosisFields } from './diagnosis-fields';
import { FormStep } from './form-step';
import { FormWaiting } from './form-waiting';
import { ProductSelect } from './product-select';
import { SolvedPanel } from './solved-panel';
import styles from './submit-work-order.module.css';
import { TitleField } from './title-field';
import { TypePicker } from './type-picker';
import { chooseType, createWorkOrderRules, describeLoss, workOrderForm } from './work-order-form.rules';

/** What the server says of a work order it has taken. */
export interface WorkOrderReceipt {
  readonly ticketNo: string;
  readonly promiseAt: string;
}

/** Props of `WorkOrderForm`. */
export interface WorkOrderFormProps {
  readonly profile: UserProfile | undefined;
  /** What the URL says of the case. */
  readonly known: Readonly<Partial<Record<'product' | 'type' | 'title' | 'description', string | undefined>>>;
  readonly onSubmitted: (receipt: WorkOrderReceipt) => void;
}

/** A new work order in three steps on one page. */
export function WorkOrderForm({
  profile,
  known: { product, type, title, description },
  onSubmitted,
}: WorkOrderFormProps) {
  const [isSolved, setIsSolved] = useState(false);
  const [save] = useSaveWorkOrderMutation();
  const upload = useUpload('workorder');
  const form = useForm(workOrderForm, {
    start: { contactName: profile?.nickname, productCode: product, typeCode: type, title, description },
    rules: createWorkOrderRules((): readonly WorkOrderType[] => known),
    draft: useFormDraft('workorder', profile?.account),
    send: (body, idempotencyKey) => save({ body, idempotencyKey }),
    onSubmitted,
  });
  const { bind, values, change } = form;
  const types = useListWorkOrderTypesQuery(values.productCode ? { productCode: values.productCode } : {});
  const known = types.data ?? [];
  useLeaveGuard(form.isDirty, form.isDirty && !isSolved ? describeLoss(values) : '');

  // Nothing below may move when the kinds arrive.
  if (types.isLoading) return <FormWaiting />;
  return (
    <>
      {isSolved && <SolvedPanel onDiscard={form.discard} onReturn={() => setIsSolved(false)} />}
      <form {...form.props} className={styles.form} aria-label="提交工单" hidden={isSolved}>
        <DraftNotice
          form={form}
          text="已恢复您上次未提交的内容；附件和机密信息不会保存，需要时请重新添加。"
          discardText="放弃草稿"
        />
        <FormStep number={1} title="产品与问题类型" text="选对类型，工单会直接分给熟悉它的工程师。">
          <ProductSelect field={bind('productCode')} />
          <TypePicker
            field={{ ...bind('typeCode'), onChange: (code) => change(chooseType(values, code, known)) }}
            types={types}
          />
        </FormStep>
        <FormStep number={2} title="问题描述" text="写清楚现象、时间和影响范围，一次就能开始排查。">
          <TitleField field={bind('title')} productCode={values.productCode} onSolved={() => setIsSolved(true)} />
          <TextAreaField field={bind('description')} />
          <ChoiceCards field={bind('severity')} />
          <TextField field={bind('resource')} />
          <FileField field={bind('fileIds')} upload={upload} />
          <TextAreaField field={bind('secret')} autoComplete="off" spellCheck={false} />
          <DiagnosisFields days={bind('grantDays')} scope={bind('grantScope')} />
        </FormStep>
        <FormStep number={3} title="联系方式" text="进展会发到消息中心，紧急情况会打电话给您。">
          <FormGrid>
            <TextField field={bind('contactName')} />
            <TextField field={bind('telephone')} />
            <ChoiceCards field={bind('contactHours')} />
          </FormGrid>
        </FormStep>
        <div>
          <FormActions form={form} submitText="提交工单" />
        </div>
      </form>
    </>
  );
}
