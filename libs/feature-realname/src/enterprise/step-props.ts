import type { FormState } from '@portal/ui-forms';
import type { EnterpriseFields } from './enterprise-form.rules';
import type { EnterpriseTask } from './enterprise-task';

/** What a step of the form is shown with. */
export interface StepProps {
  readonly form: Pick<FormState<EnterpriseFields, unknown>, 'bind' | 'change' | 'values'>;
  readonly task: EnterpriseTask;
}
