import type { Address, InvoiceDetail, InvoicePreview, InvoiceTitle } from '@portal/api-contract/account';
import {
  invoicesApi,
  useApplyForInvoiceMutation,
  useLeaveGuard,
  useSuggestInvoiceTitleQuery,
} from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountCard, formatAmount, RecordColumns } from '@portal/ui-account';
import { DraftNotice, FormWarning, type SubmissionError, toSubmissionError, useForm } from '@portal/ui-forms';
import { Button, ButtonLink, EmptyState, SiteLink, Skeleton } from '@portal/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ChosenCandidates, useApplicationDraft, useChosenCandidates } from './application-draft';
import { ApplicationFields } from './application-fields';
import {
  type Application,
  applicationForm,
  type ApplicationValues,
  createApplicationRules,
  toApplication,
  toApplicationStart,
} from './application-form.rules';
import styles from './application.module.css';
import { PreviewDialog } from './preview-dialog';

/** Props of `FilledApplication`. */
export interface FilledApplicationProps {
  readonly account: string;
  readonly titles: readonly InvoiceTitle[];
  readonly addresses: readonly Address[];
  /** An application that is filled in like this one. */
  readonly copied: InvoiceDetail | undefined;
  /** Fetches the titles again. */
  readonly onStale: () => void;
}

/** The form of an application for what was chosen in the step before. */
export function FilledApplication(props: FilledApplicationProps) {
  const { chosen, clearDraft } = useChosenCandidates(props.account);
  if (!chosen)
    return (
      <EmptyState
        message="还没有选择要开票的订单"
        action={
          <ButtonLink href={accountPaths.invoiceChooseOrders.href()} variant="primary" size="compact">
            选择订单
          </ButtonLink>
        }
      />
    );
  return <SuggestedApplication {...props} chosen={chosen} onTaken={clearDraft} />;
}

/** Begins with the title that the orders were made with; where that cannot be told, with the default one. */
function SuggestedApplication(props: Omit<ApplicationFormProps, 'suggestedId'>) {
  const { data, isLoading } = useSuggestInvoiceTitleQuery({ candidateIds: [...props.chosen.ids] });
  return isLoading ? <Skeleton height={760} /> : <ApplicationForm {...props} suggestedId={data?.titleId ?? null} />;
}

interface ApplicationFormProps extends FilledApplicationProps {
  readonly suggestedId: string | null;
  readonly chosen: ChosenCandidates;
  readonly onTaken: () => void;
}

const FIELDS = Object.keys(applicationForm.fields) as (keyof ApplicationValues)[];

function ApplicationForm(props: ApplicationFormProps) {
  const { account, titles, addresses, chosen, onTaken, onStale } = props;
  const id = useId();
  const navigate = useNavigate();
  const [apply] = useApplyForInvoiceMutation();
  const { preview, isAsking, failure, ask, close } = usePreview();
  const form = useForm(applicationForm, {
    start: toApplicationStart(props),
    rules: createApplicationRules(titles),
    draft: useApplicationDraft(account),
    send: (request, idempotencyKey) =>
      apply({
        body: { ...toApplication(request, chosen.ids), ...(preview && { total: preview.total }) },
        idempotencyKey,
      }),
    onSubmitted: ({ invoiceNo }) => {
      onTaken();
      void navigate(accountPaths.invoiceApplied.href(undefined, { id: invoiceNo }), { replace: true });
    },
    onRejected: ({ fieldErrors }) => {
      if (fieldErrors.length > 0) close();
      onStale();
    },
  });
  useLeaveGuard(form.isDirty && form.receipt === null);

  // What was filled in is sent from the preview alone.
  async function handleSubmit(event: FormEvent) {
    if (preview) return form.props.onSubmit(event);
    event.preventDefault();
    if (isAsking || !form.validate(FIELDS)) return;
    const error = await ask(toApplication(form.values, chosen.ids));
    if (error) form.showErrors(Object.fromEntries(error.fieldErrors.map(({ field, msg }) => [toField(field), msg])));
  }

  return (
    <>
      <form
        {...form.props}
        id={id}
        className={styles.form}
        aria-label="开票信息"
        onSubmit={(event) => void handleSubmit(event)}
      >
        <DraftNotice form={form} />
        <RecordColumns
          main={<ApplicationFields form={form} titles={titles} addresses={addresses} />}
          aside={
            <div className={styles.aside}>
              <AccountCard title="开票金额" action={<SiteLink href={toChoiceHref(chosen)}>重新选择</SiteLink>}>
                <div className={styles.chosen}>
                  <p className={styles.amount}>{formatAmount(chosen.amount)}</p>
                  <p className={styles.count}>{`共 ${chosen.orderCount} 个订单`}</p>
                  <FormWarning error={failure} onReload={onStale} />
                  <Button type="submit" variant="primary" disabled={isAsking}>
                    {isAsking ? '正在生成预览…' : '预览发票'}
                  </Button>
                  <p className={styles.count}>预览确认无误后再提交申请。</p>
                </div>
              </AccountCard>
            </div>
          }
        />
      </form>
      <PreviewDialog preview={preview} formId={id} form={form} onClose={close} />
    </>
  );
}

/** Leads back to where it was chosen. */
function toChoiceHref({ mode }: ChosenCandidates): string {
  return accountPaths.invoiceChooseOrders.href(undefined, mode === 'month' ? { mode } : {});
}

/** Asks for the invoice as it would be. */
function usePreview() {
  const [fetchPreview, { isFetching }] = invoicesApi.useLazyPreviewInvoiceQuery();
  const [preview, setPreview] = useState<InvoicePreview | null>(null);
  const [failure, setFailure] = useState<SubmissionError | null>(null);

  async function ask(application: Application): Promise<SubmissionError | null> {
    setFailure(null);
    const { data, error } = await fetchPreview(application);
    if (data && !error) {
      setPreview(data);
      return null;
    }
    const found = toSubmissionError(error);
    setFailure(found);
    return found;
  }

  return { preview, isAsking: isFetching, failure, ask, close: () => setPreview(null) };
}

/** Addresses are one field here, and several to the server. */
function toField(name: string): string {
  return name.startsWith('emails') ? 'emails' : name;
}
