import { type BoundField, type ChoiceControl, ChoiceCards } from '@portal/ui-forms';

/** Props of `DiagnosisFields`. */
export interface DiagnosisFieldsProps {
  readonly days: BoundField<string, ChoiceControl>;
  readonly scope: BoundField<string, ChoiceControl>;
}

/** Permission of a diagnosis: for how long, and to look at what. */
export function DiagnosisFields({ days, scope }: DiagnosisFieldsProps) {
  return (
    <>
      <ChoiceCards field={days} hint="允许工程师在限定时间内查看您的资源以定位问题，到期自动失效，可以随时收回。" />
      {days.value !== '0' && days.value !== '' && <ChoiceCards field={scope} />}
    </>
  );
}
