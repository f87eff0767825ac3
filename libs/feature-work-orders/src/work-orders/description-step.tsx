import { WORK_ORDER_LIMITS, WORK_ORDER_SEVERITIES } from '@portal/api-contract/account';
import { useUpload } from '@portal/data-access-api/account';
import { ChoiceCards } from '@portal/ui-account';
import { type BoundField, FileField, TextAreaField, TextField } from '@portal/ui-content/form';
import type { ReactNode } from 'react';
import { DiagnosisFields } from './diagnosis-fields';
import { FormStep } from './form-step';
import { SecretField } from './secret-field';
import type { WorkOrderValues } from './work-order-form.rules';
import { FILE_ENDINGS, formatSeverity, LARGEST_FILE } from './work-order-labels';

/** Props of `DescriptionStep`. */
export interface DescriptionStepProps {
  readonly bind: <Name extends keyof WorkOrderValues>(name: Name) => BoundField<WorkOrderValues[Name]>;
  readonly titleField: ReactNode;
}

const SEVERITY_CHOICES = Object.entries(WORK_ORDER_SEVERITIES).map(([value, { text, promise }]) => ({
  value,
  label: formatSeverity(value as keyof typeof WORK_ORDER_SEVERITIES),
  text,
  note: promise,
}));

/** Second step: what happens, how much it hurts, and what helps to find the cause. */
export function DescriptionStep({ bind, titleField }: DescriptionStepProps) {
  const upload = useUpload('workorder');
  return (
    <FormStep number={2} title="问题描述" text="写清楚现象、时间和影响范围，一次就能开始排查。">
      {titleField}
      <TextAreaField
        field={bind('description')}
        label="问题描述"
        isRequired
        maxLength={WORK_ORDER_LIMITS.description.max}
        rows={8}
        placeholder="选择问题类型后，这里会给出填写提示"
      />
      <ChoiceCards field={bind('severity')} legend="严重级别" isRequired choices={SEVERITY_CHOICES} />
      <TextField
        field={bind('resource')}
        label="相关资源"
        autoComplete="off"
        placeholder="实例、设备或订单的编号，例如 hub-cn-01"
      />
      <FileField
        field={bind('fileIds')}
        label="附件"
        hint={`截图或文档，最多 ${WORK_ORDER_LIMITS.files} 个，JPG、PNG、BMP 或 PDF，单个不超过 ${LARGEST_FILE} MB`}
        accept={FILE_ENDINGS.map((ending) => `.${ending}`).join(',')}
        most={WORK_ORDER_LIMITS.files}
        largest={LARGEST_FILE}
        upload={upload}
      />
      <SecretField field={bind('secret')} />
      <DiagnosisFields days={bind('grantDays')} scope={bind('grantScope')} />
    </FormStep>
  );
}
