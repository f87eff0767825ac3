import type { IdentificationDetail } from '@portal/api-contract/account';
import { usePersonCredentialsMutation, useUpload } from '@portal/data-access-api/account';
import {
  CheckBoxField,
  DraftNotice,
  FormActions,
  type FormDraft,
  TextField,
  useForm,
  useWizard,
  type WizardStep,
} from '@portal/ui-forms';
import { Button } from '@portal/ui-kit';
import { DocumentField } from '../shared/document-field';
import { useDocumentReader } from '../shared/use-document-reader';
import { useEntrance } from '../shared/use-entrance';
import { credentialsForm, toCredentials } from './credentials-form.rules';
import styles from './person.module.css';
import { PersonPanel } from './person-panel';

type Fields = (typeof credentialsForm)['fields'];

const STEPS: readonly [WizardStep<Fields>, WizardStep<Fields>] = [
  { name: 'pictures', title: '上传证件照片', fields: ['frontFileId', 'backFileId'] },
  { name: 'details', title: '核对证件信息', fields: ['name', 'idNumber', 'validUntil', 'address'] },
];

const TEXTS = ['照片须清晰完整，四角可见，不反光。', '已按照片识别的内容可以修改，请与证件逐项核对。'];

/** Props of `CredentialsForm`. */
export interface CredentialsFormProps {
  readonly draft: FormDraft;
  readonly onSubmitted: (record: IdentificationDetail) => void;
}

/** Pictures of the document, then what is written on it: for somebody who looks at both (method 2). */
export function CredentialsForm({ draft, onSubmitted }: CredentialsFormProps) {
  const { thirdParty } = useEntrance();
  const [submit] = usePersonCredentialsMutation();
  const upload = useUpload('identification');
  const form = useForm(credentialsForm, {
    draft,
    send: (request, idempotencyKey) => submit({ body: toCredentials(request), idempotencyKey }),
    onSubmitted,
  });
  const { bind, values, change } = form;
  const { step, index, isLast, next, back } = useWizard(form, STEPS);

  // What the picture says takes the place of what stands there; it may be changed.
  const reader = useDocumentReader('front', ({ name, number }) =>
    change({ ...(name && { name }), ...(number && { idNumber: number }) }),
  );

  return (
    <PersonPanel title={step.title} text={TEXTS[index] ?? ''}>
      <form {...form.props} className={styles.form} aria-label="证件照片审核">
        <DraftNotice form={form} />
        <div className={styles.pictures} hidden={isLast}>
          <DocumentField
            field={bind('frontFileId')}
            upload={upload}
            hint="有照片与姓名的一面"
            isRequired
            onStored={(file) => thirdParty && void reader.read(file)}
          />
          <DocumentField field={bind('backFileId')} upload={upload} hint="有签发机关与有效期的一面" isRequired />
        </div>
        {isLast ? (
          <>
            <TextField field={bind('name')} />
            <TextField field={bind('idNumber')} />
            <CheckBoxField field={bind('isLongTerm')}>证件长期有效</CheckBoxField>
            {!values.isLongTerm && <TextField field={bind('validUntil')} isRequired />}
            <TextField field={bind('address')} />
            <FormActions form={form} submitText="提交审核">
              <Button variant="text" onClick={back}>
                上一步
              </Button>
            </FormActions>
          </>
        ) : (
          <div>
            <Button variant="primary" disabled={reader.state === 'reading'} onClick={next}>
              {reader.state === 'reading' ? '正在识别证件…' : '下一步'}
            </Button>
          </div>
        )}
      </form>
    </PersonPanel>
  );
}
