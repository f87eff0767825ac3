import { INDUSTRIES, type UserProfile } from '@portal/api-contract';
import { useRequestSolutionMutation, useVisitor } from '@portal/data-access-api/forms';
import { ConsentField, DraftNotice, FormFoot, FormGrid, SelectField, TextField } from '@portal/ui-content/form';
import { Skeleton } from '@portal/ui-kit';
import { ClosingFields, PersonFields } from '../request-form/contact-fields';
import styles from '../request-form/request-form.module.css';
import { RequestTaken } from '../request-form/request-taken';
import { useRequestForm } from '../request-form/use-request-form';
import { SOLUTION_RULES, type SolutionValues, toSolutionRequest, toSolutionValues } from './solution-form.rules';

/** Props of `SolutionForm`. */
export interface SolutionFormProps {
  readonly solutionId: string;
}

const NEXT_STEPS = ['工作人员受理后，按您留下的电话联系', '沟通之前可以先准备现场的设备清单、在用系统与目标'];

/** Asks how a solution would be done at the visitor's place. */
export function SolutionForm({ solutionId }: SolutionFormProps) {
  const { isReady, profile } = useVisitor();
  return isReady ? <Fields key={solutionId} solutionId={solutionId} profile={profile} /> : <Skeleton height={600} />;
}

function Fields({ solutionId, profile }: SolutionFormProps & { readonly profile: UserProfile | undefined }) {
  const [requestSolution] = useRequestSolutionMutation();
  const { form, bind, captcha, round, isRestored, isSending, warning, receipt } = useRequestForm<SolutionValues>({
    draftName: `solution-${solutionId}`,
    account: profile?.account ?? '',
    initial: toSolutionValues(profile),
    rules: SOLUTION_RULES,
    send: (values, idempotencyKey) => requestSolution({ body: toSolutionRequest(solutionId, values), idempotencyKey }),
  });
  if (receipt) return <RequestTaken title="已收到您的方案需求" number={receipt.applicationNo} steps={NEXT_STEPS} />;
  return (
    <form {...form} className={styles.form} aria-label="获取方案">
      <DraftNotice isShown={isRestored} />
      <FormGrid>
        <TextField field={bind('companyName')} label="企业名称" isRequired autoComplete="organization" />
        <SelectField field={bind('industry')} label="行业" isRequired options={INDUSTRIES} />
        <PersonFields contactName={bind('contactName')} telephone={bind('telephone')} />
        <ClosingFields
          remark={bind('remark')}
          placeholder="现场的设备与系统、想解决的问题、时间计划"
          captchaTicket={bind('captchaTicket')}
          captcha={captcha}
          round={round}
        />
      </FormGrid>
      <ConsentField field={bind('consent')} purpose="信息仅用于沟通本方案" />
      <FormFoot isSending={isSending} warning={warning} submitText="获取方案" />
    </form>
  );
}
