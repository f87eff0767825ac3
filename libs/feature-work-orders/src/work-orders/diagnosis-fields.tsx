import { GRANT_SCOPES } from '@portal/api-contract/account';
import { type Choice, ChoiceCards } from '@portal/ui-account';
import type { BoundField } from '@portal/ui-content/form';
import { GRANT_DAYS } from './work-order-labels';

/** Props of `DiagnosisFields`. */
export interface DiagnosisFieldsProps {
  readonly days: BoundField<string>;
  readonly scope: BoundField<string>;
  /** A permission that is given now lasts at least a day. */
  readonly isGiven?: boolean;
}

const toChoices = (labels: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const DAY_CHOICES = toChoices(GRANT_DAYS);
const SCOPE_CHOICES = toChoices(GRANT_SCOPES);

/** Permission of a diagnosis: for how long, and to look at what. */
export function DiagnosisFields({ days, scope, isGiven = false }: DiagnosisFieldsProps) {
  return (
    <>
      <ChoiceCards
        field={days}
        legend="授权诊断"
        isRequired={isGiven}
        choices={isGiven ? DAY_CHOICES.filter(({ value }) => value !== '0') : DAY_CHOICES}
        hint="允许工程师在限定时间内查看您的资源以定位问题，到期自动失效，可以随时收回。"
      />
      {days.value !== '0' && days.value !== '' && (
        <ChoiceCards field={scope} legend="授权范围" isRequired choices={SCOPE_CHOICES} />
      )}
    </>
  );
}
