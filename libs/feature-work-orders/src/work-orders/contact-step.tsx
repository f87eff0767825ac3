import { CONTACT_HOURS } from '@portal/api-contract/account';
import { ChoiceCards } from '@portal/ui-account';
import { type BoundField, FormGrid, TelephoneField, TextField, WideField } from '@portal/ui-content/form';
import { FormStep } from './form-step';

/** Props of `ContactStep`. */
export interface ContactStepProps {
  readonly name: BoundField<string>;
  readonly telephone: BoundField<string>;
  readonly hours: BoundField<string>;
}

const HOUR_CHOICES = Object.entries(CONTACT_HOURS).map(([value, label]) => ({ value, label }));

/** Third step: whom to call, and when. */
export function ContactStep({ name, telephone, hours }: ContactStepProps) {
  return (
    <FormStep number={3} title="联系方式" text="进展会发到消息中心，紧急情况会打电话给您。">
      <FormGrid>
        <TextField field={name} label="联系人" isRequired autoComplete="name" />
        <TelephoneField field={telephone} />
        <WideField>
          <ChoiceCards field={hours} legend="方便联系的时段" isRequired choices={HOUR_CHOICES} />
        </WideField>
      </FormGrid>
    </FormStep>
  );
}
