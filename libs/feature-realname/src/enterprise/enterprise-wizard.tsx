import type { IdentificationDetail } from '@portal/api-contract/account';
import { useLeaveGuard } from '@portal/data-access-api/account';
import { recordStyles } from '@portal/ui-account';
import { DraftNotice, FormActions, type FormDraft, useForm, useWizard } from '@portal/ui-forms';
import { Button } from '@portal/ui-kit';
import type { FormEvent } from 'react';
import { ConfirmStep } from './confirm-step';
import { createEnterpriseRules, enterpriseForm, toEnterpriseStart } from './enterprise-form.rules';
import { ENTERPRISE_STEPS } from './enterprise-steps';
import type { EnterpriseTask } from './enterprise-task';
import { HandlerStep } from './handler-step';
import { LegalStep } from './legal-step';
import { LicenceStep } from './licence-step';
import { useEnterpriseCall } from './use-enterprise-call';

/** Props of `EnterpriseWizard`. */
export interface EnterpriseWizardProps {
  readonly task: EnterpriseTask;
  /** Where what is typed is kept. */
  readonly draft: FormDraft;
  readonly onSubmitted: (detail: IdentificationDetail) => void;
  /** Goes on by document review with what was typed. */
  readonly onReview: ((typed: object) => void) | undefined;
}

const SUBMIT = { 3: '提交核验', 4: '提交核验', 5: '提交审核' } as const;

/** An enterprise, in steps that each have a URL: licence, people, and a last look before it is handed in. */
export function EnterpriseWizard({ task, draft, onSubmitted, onReview }: EnterpriseWizardProps) {
  const send = useEnterpriseCall(task);
  const form = useForm(enterpriseForm, {
    start: toEnterpriseStart(task),
    rules: createEnterpriseRules(task),
    draft,
    send,
    onSubmitted,
  });
  const steps = ENTERPRISE_STEPS[task.method];
  const { step, index, isLast, next, back } = useWizard(form, steps);
  useLeaveGuard(form.isDirty);
  const shown = { form, task };

  function goOn(event: FormEvent) {
    event.preventDefault();
    next();
  }

  return (
    <form {...form.props} {...(!isLast && { onSubmit: goOn })} className={recordStyles.form} aria-label="企业认证">
      <DraftNotice form={form} discardText="清空重填" />
      <section className={recordStyles.panel} aria-label={step.title}>
        {step.name === 'licence' && <LicenceStep {...shown} onReview={onReview && (() => onReview(form.values))} />}
        {step.name === 'legal' && <LegalStep {...shown} />}
        {step.name === 'handler' && <HandlerStep {...shown} />}
        {step.name === 'confirm' && <ConfirmStep {...shown} />}
        <div className={recordStyles.panelEnd}>
          <FormActions form={form} submitText={isLast ? SUBMIT[task.method] : '下一步'}>
            {index > 0 && <Button onClick={back}>上一步</Button>}
          </FormActions>
        </div>
      </section>
    </form>
  );
}
