import type { IdentificationDetail } from '@portal/api-contract/account';
import { usePersonThreeElementMutation } from '@portal/data-access-api/account';
import { defineForm, Form, type FormDraft, TextField, useForm } from '@portal/ui-forms';
import styles from './person.module.css';
import { personFields } from './person-fields';
import { PersonPanel } from './person-panel';

const { name, idNumber, telephone } = personFields;
const elementsForm = defineForm({ name, idNumber, telephone });
const faceForm = defineForm({ name, idNumber });

/** Props of `ElementsForm` and `FaceElementsForm`. */
export interface ElementsFormProps {
  readonly draft: FormDraft;
  readonly onSubmitted: (record: IdentificationDetail) => void;
}

/** Name, number and telephone, which a register confirms (method 2). */
export function ElementsForm({ draft, onSubmitted }: ElementsFormProps) {
  const [verify] = usePersonThreeElementMutation();
  const form = useForm(elementsForm, {
    draft,
    send: (request, idempotencyKey) => verify({ body: { method: 2, ...request }, idempotencyKey }),
    onSubmitted,
  });
  return (
    <PersonPanel title="填写证件信息" text="三项信息须属于同一个人。无需上传照片。">
      <Form form={form} label="证件号码核验" submitText="提交并验证手机号" className={styles.form}>
        <TextField field={form.bind('name')} />
        <TextField field={form.bind('idNumber')} />
        <TextField field={form.bind('telephone')} />
      </Form>
    </PersonPanel>
  );
}

/** Name and number, whose face is compared afterwards (method 1). */
export function FaceElementsForm({ draft, onSubmitted }: ElementsFormProps) {
  const [verify] = usePersonThreeElementMutation();
  const form = useForm(faceForm, {
    draft,
    send: (request, idempotencyKey) => verify({ body: { method: 1, ...request }, idempotencyKey }),
    onSubmitted,
  });
  return (
    <PersonPanel title="填写证件信息" text="先核验姓名与证件号码，再由本人刷脸。">
      <Form form={form} label="刷脸认证" submitText="下一步" className={styles.form}>
        <TextField field={form.bind('name')} />
        <TextField field={form.bind('idNumber')} />
      </Form>
    </PersonPanel>
  );
}
