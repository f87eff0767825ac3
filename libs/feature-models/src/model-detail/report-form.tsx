import { type ApplicationReceipt, ITEM_REQUEST_LIMITS, REPORT_REASONS, type UserProfile } from '@portal/api-contract';
import {
  toFormOutcome,
  useCaptchaCalls,
  useFormDraft,
  useReportModelMutation,
  useVisitor,
} from '@portal/data-access-api/forms';
import { accountPaths } from '@portal/portal-paths/account';
import { ButtonLink } from '@portal/ui-content';
import {
  CaptchaField,
  ConsentField,
  DraftNotice,
  FormFoot,
  FormGrid,
  SelectField,
  SuccessPanel,
  TelephoneField,
  TextAreaField,
  TextField,
  useForm,
  WideField,
} from '@portal/ui-content/form';
import { Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import { REPORT_RULES, type ReportValues, toReport, toReportValues } from './report-form.rules';

/** Props of `ReportForm`. */
export interface ReportFormProps {
  readonly modelId: string;
}

/** Reports a model. */
export function ReportForm({ modelId }: ReportFormProps) {
  const { isReady, isLoggedIn, profile } = useVisitor();
  if (!isReady) return <Skeleton height={540} />;
  return <Fields key={modelId} modelId={modelId} profile={profile} isLoggedIn={isLoggedIn} />;
}

interface FieldsProps extends ReportFormProps {
  readonly profile: UserProfile | undefined;
  readonly isLoggedIn: boolean;
}

function Fields({ modelId, profile, isLoggedIn }: FieldsProps) {
  const name = `report-${modelId}`;
  const { draft, saveDraft, clearDraft } = useFormDraft<Partial<ReportValues>>(name, profile?.account ?? '');
  const [report] = useReportModelMutation();
  const captcha = useCaptchaCalls('consult');
  const [round, setRound] = useState(0);
  const { form, bind, change, isSending, warning, receipt } = useForm<ReportValues, ApplicationReceipt>({
    initial: toReportValues(profile, draft),
    rules: REPORT_RULES,
    onChange: (values) => saveDraft({ ...values, captchaTicket: '', consent: false }),
    send: async (values, idempotencyKey) => {
      const outcome = toFormOutcome(await report({ body: toReport(modelId, values), idempotencyKey }));
      if ('receipt' in outcome) clearDraft();
      return outcome;
    },
    onRefused: () => {
      change('captchaTicket', '');
      setRound(round + 1);
    },
  });
  if (receipt) return <Taken number={receipt.applicationNo} isLoggedIn={isLoggedIn} />;
  return (
    <form {...form} aria-label="举报">
      <DraftNotice isShown={Boolean(draft)} />
      <FormGrid>
        <WideField>
          <SelectField field={bind('reason')} label="举报原因" isRequired options={REPORT_REASONS} />
        </WideField>
        <WideField>
          <TextAreaField
            field={bind('content')}
            label="情况说明"
            isRequired
            maxLength={ITEM_REQUEST_LIMITS.report.max}
            rows={4}
            placeholder="哪一处内容有问题，依据是什么"
          />
        </WideField>
        <TextField field={bind('contactName')} label="联系人" isRequired autoComplete="name" />
        <TelephoneField field={bind('telephone')} />
        <WideField>
          <CaptchaField field={bind('captchaTicket')} captcha={captcha} round={round} />
        </WideField>
      </FormGrid>
      <ConsentField field={bind('consent')} purpose="信息仅用于核实本次举报" />
      <FormFoot isSending={isSending} warning={warning} submitText="提交举报" />
    </form>
  );
}

function Taken({ number, isLoggedIn }: { readonly number: string; readonly isLoggedIn: boolean }) {
  return (
    <SuccessPanel
      title="举报已提交"
      number={number}
      steps={[
        '工作人员受理后核实，需要补充时按您留下的电话联系',
        '您的联系方式只用于核实，不会告诉模型的提供方',
        isLoggedIn ? '受理与结果以站内消息通知您，在“我的申请”可查看进度' : '请记下编号，来电查询时使用',
      ]}
      actions={
        isLoggedIn && (
          <ButtonLink href={accountPaths.overviewTryProduct.href()} variant="primary">
            查看进度
          </ButtonLink>
        )
      }
    />
  );
}
