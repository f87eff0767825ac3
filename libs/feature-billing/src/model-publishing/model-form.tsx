import { findModelTextMistakes, type PublishedModelDetail } from '@portal/api-contract/account';
import { useFormDraft, useLeaveGuard, useSavePublishedModelMutation, useUpload } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { FormPanel, RecordForm } from '@portal/ui-account';
import { ChoiceCards, FileField, FormGrid, SelectField, TextAreaField, TextField, useForm } from '@portal/ui-forms';
import { type ReactNode, useEffect, useRef } from 'react';
import { findSpecifics, modelForm, toFieldErrors, toModelStart, toModelText } from './model-form.rules';
import { toPublishedHref } from './published-hrefs';
import styles from './publishing.module.css';
import { RowsField } from './rows-field';

/** Props of `ModelForm`. */
export interface ModelFormProps {
  readonly account: string;
  /** The model that is changed; a new one where it is left out. */
  readonly model: PublishedModelDetail | undefined;
  /** Shows at once what is missing. */
  readonly isChecked: boolean;
  readonly onSaved: (model: PublishedModelDetail) => void;
  readonly onReload: () => void;
}

/** The text of a model, kept as a draft until it is submitted. */
export function ModelForm({ account, model, isChecked, onSaved, onReload }: ModelFormProps) {
  const [save] = useSavePublishedModelMutation();
  const upload = useUpload('attachment');
  const form = useForm(modelForm, {
    start: toModelStart(model),
    draft: useFormDraft(`published-model:${model?.id ?? 'new'}`, account),
    send: (request, idempotencyKey) => {
      const seen = model && { id: model.id, version: model.version };
      return save({ body: { ...seen, ...toModelText(request) }, idempotencyKey });
    },
    onSubmitted: onSaved,
  });
  useLeaveGuard(form.isDirty);
  const { bind, values, showErrors } = form;
  const shown = useRef(showErrors);
  useEffect(() => {
    if (isChecked && model) shown.current(toFieldErrors(findModelTextMistakes(model.text)));
  }, [isChecked, model]);
  const specifics = findSpecifics(values);
  return (
    <RecordForm
      form={form}
      label="模型内容"
      submitText="保存草稿"
      cancelHref={model ? toPublishedHref(model.id) : accountPaths.publishedModels.href()}
      onReload={model && onReload}
    >
      <Panel title="基本信息" text="除模型名称外都可以以后补全，提交审核前须填写完整。">
        <FormGrid>
          <TextField field={bind('name')} />
          <SelectField field={bind('industry')} />
          <ChoiceCards field={bind('modelType')} />
          <ChoiceCards field={bind('deliveryMode')} />
          <ChoiceCards field={bind('pricing')} />
          <TextField field={bind('price')} isWide />
          <TextAreaField field={bind('summary')} />
          <TextAreaField field={bind('intro')} />
        </FormGrid>
      </Panel>
      <Panel title="类型信息" text="随模型类型变化，显示在公开页面的介绍中。">
        {(['specific0', 'specific1', 'specific2'] as const).map((name, index) => (
          <TextAreaField
            key={name}
            field={bind(name)}
            label={specifics[index]?.label}
            placeholder={specifics[index]?.hint}
          />
        ))}
      </Panel>
      <Panel title="接口" text="声明模型的输入与输出，并给出一对可以运行的示例。">
        <RowsField field={bind('inputs')} />
        <RowsField field={bind('outputs')} />
        <FormGrid>
          <TextAreaField field={bind('sampleRequest')} isWide={false} spellCheck={false} />
          <TextAreaField field={bind('sampleResponse')} isWide={false} spellCheck={false} />
        </FormGrid>
      </Panel>
      <Panel title="质量与使用" text="如实写明精度与限制，使用者据此判断是否适用。">
        <RowsField field={bind('accuracy')} />
        <TextAreaField field={bind('limits')} />
        <TextAreaField field={bind('guide')} />
      </Panel>
      <Panel title="版本与材料" text="版本号与说明显示在公开页面，材料只供审核。">
        <TextField field={bind('versionLabel')} />
        <TextAreaField field={bind('versionNotes')} />
        <FileField field={bind('fileIds')} upload={upload} />
      </Panel>
    </RecordForm>
  );
}

interface PanelProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Panel({ title, text, children }: PanelProps) {
  return (
    <FormPanel title={title} text={text}>
      <div className={styles.fields}>{children}</div>
    </FormPanel>
  );
}
