import { REPORT_REASONS, type UserProfile } from '@portal/api-contract';
import { APPLICATION_RULES } from '@portal/api-contract/rules';
import { useCaptchaCalls, useFormDraft, useReportModelMutation, useVisitor } from '@portal/data-access-api/forms';
import { accountPaths } from '@portal/portal-paths/account';
import {
  applicantFields,
  DefinedFields,
  defineForm,
  field,
  Form,
  SuccessPanel,
  toApplicantStart,
  useForm,
} from '@portal/ui-forms';
import { ButtonLink, Skeleton } from '@portal/ui-kit';

const { contactName, telephone } = applicantFields;

const reportForm = defineForm({
  reason: field.choice({ label: '举报原因', options: REPORT_REASONS, isWide: true, missing: '请选择举报原因' }),
  content: field.prose({
    label: '情况说明',
    rule: APPLICATION_RULES.report,
    placeholder: '哪一处内容有问题，依据是什么',
  }),
  contactName,
  telephone,
  captchaTicket: field.ticket(),
  consent: field.consent('信息仅用于核实本次举报'),
});

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
  const [report] = useReportModelMutation();
  const captcha = useCaptchaCalls('consult');
  const form = useForm(reportForm, {
    start: toApplicantStart(profile),
    draft: useFormDraft(`report-${modelId}`, profile?.account),
    send: (request, idempotencyKey) => report({ body: { modelId, ...request }, idempotencyKey }),
  });
  const { receipt } = form;
  if (receipt) return <Submitted number={receipt.applicationNo} isLoggedIn={isLoggedIn} />;
  return (
    <Form form={form} label="举报" submitText="提交举报">
      <DefinedFields form={form} controls={{ captchaTicket: { captcha } }} />
    </Form>
  );
}

function Submitted({ number, isLoggedIn }: { readonly number: string; readonly isLoggedIn: boolean }) {
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
          <ButtonLink href={accountPaths.applications.href()} variant="primary">
            查看进度
          </ButtonLink>
        )
      }
    />
  );
}
