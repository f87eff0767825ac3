import type { UserProfile } from '@portal/api-contract';
import {
  toFormOutcome,
  useFormDraft,
  useLeaveGuard,
  useListWorkOrderTypesQuery,
  useSaveWorkOrderMutation,
} from '@portal/data-access-api/account';
import { FormFoot, useForm } from '@portal/ui-content/form';
import { useState } from 'react';
import { ContactStep } from './contact-step';
import { DescriptionStep } from './description-step';
import { DraftNotice } from './draft-notice';
import { FormWaiting } from './form-waiting';
import { ProblemStep } from './problem-step';
import { SolvedPanel } from './solved-panel';
import styles from './submit-work-order.module.css';
import { TitleField } from './title-field';
import {
  chooseType,
  createWorkOrderRules,
  describeLoss,
  toWorkOrderDraft,
  toWorkOrderRequest,
  toWorkOrderValues,
  type WorkOrderDraft,
  type WorkOrderValues,
} from './work-order-form.rules';

/** What the server says of a work order it has taken. */
export interface WorkOrderReceipt {
  readonly ticketNo: string;
  readonly promiseAt: string;
}

/** Props of `WorkOrderForm`. */
export interface WorkOrderFormProps {
  readonly profile: UserProfile | undefined;
  /** Product the address names. */
  readonly productCode: string;
  readonly onTaken: (receipt: WorkOrderReceipt) => void;
}

/** A new work order in three steps on one page. */
export function WorkOrderForm({ profile, productCode, onTaken }: WorkOrderFormProps) {
  const { draft, saveDraft, clearDraft } = useFormDraft<WorkOrderDraft>('workorder', profile?.account ?? '');
  const [initial] = useState(() => toWorkOrderValues(profile, draft, productCode));
  const [product, setProduct] = useState(initial.productCode);
  const [isRestored, setIsRestored] = useState(Boolean(draft));
  const [isDirty, setIsDirty] = useState(false);
  const [isSolved, setIsSolved] = useState(false);
  const types = useListWorkOrderTypesQuery(product ? { productCode: product } : {});
  const known = types.data ?? [];
  const [save] = useSaveWorkOrderMutation();
  const { form, bind, values, change, changeAll, isSending, warning } = useForm<WorkOrderValues, WorkOrderReceipt>({
    initial,
    rules: createWorkOrderRules(known),
    onChange: (typed) => {
      setIsDirty(true);
      saveDraft(toWorkOrderDraft(typed));
    },
    send: async (typed, idempotencyKey) => {
      const outcome = toFormOutcome(await save({ body: toWorkOrderRequest(typed), idempotencyKey }));
      if ('receipt' in outcome) {
        clearDraft();
        setIsDirty(false);
        onTaken(outcome.receipt);
      }
      return outcome;
    },
  });

  useLeaveGuard(isDirty, isDirty && !isSolved ? describeLoss(values) : '');

  function chooseProduct(code: string) {
    setProduct(code);
    change('productCode', code);
  }

  function giveUpDraft() {
    const fresh = toWorkOrderValues(profile, null, productCode);
    setProduct(fresh.productCode);
    changeAll(fresh);
    forget();
  }

  function forget() {
    clearDraft();
    setIsRestored(false);
    setIsDirty(false);
  }

  // Nothing below may move when the kinds arrive.
  if (types.isLoading) return <FormWaiting />;
  return (
    <>
      {isSolved && <SolvedPanel onForget={forget} onReturn={() => setIsSolved(false)} />}
      <form {...form} className={styles.form} aria-label="提交工单" hidden={isSolved}>
        {isRestored && <DraftNotice onGiveUp={giveUpDraft} />}
        <ProblemStep
          product={{ ...bind('productCode'), onChange: chooseProduct }}
          type={{ ...bind('typeCode'), onChange: (code) => changeAll(chooseType(values, code, known)) }}
          types={types}
        />
        <DescriptionStep
          bind={bind}
          titleField={
            <TitleField field={bind('title')} productCode={values.productCode} onSolved={() => setIsSolved(true)} />
          }
        />
        <ContactStep name={bind('contactName')} telephone={bind('telephone')} hours={bind('contactHours')} />
        <FormFoot isSending={isSending} warning={warning} submitText="提交工单" />
      </form>
    </>
  );
}
