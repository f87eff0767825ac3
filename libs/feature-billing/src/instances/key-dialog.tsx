import { INSTANCE_LIMITS, type InstanceKey, type NewInstanceKey } from '@portal/api-contract/account';
import {
  useCreateInstanceKeyMutation,
  useDeleteInstanceKeyMutation,
  useRotateInstanceKeyMutation,
} from '@portal/data-access-api/account';
import { ActionForm } from '@portal/ui-account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { defineForm, field, TextField, useForm } from '@portal/ui-forms';
import { Alert, Button, ButtonRow, copyText } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './instances.module.css';

/** What is to be done with a key. */
export type KeyAction = { readonly kind: 'create' } | { readonly kind: 'rotate' | 'delete'; readonly key: InstanceKey };

/** Props of `KeyDialog`. */
export interface KeyDialogProps {
  readonly instanceId: string;
  /** Nothing is asked where it is `null`. */
  readonly action: KeyAction | null;
  readonly onClose: () => void;
}

const TITLES = { create: '创建访问密钥', rotate: '轮换访问密钥', delete: '删除访问密钥' } as const;
const WIDTH = 520;

/** Creates, replaces or deletes a key; a new one is shown this once. */
export function KeyDialog({ instanceId, action, onClose }: KeyDialogProps) {
  // The form stays while the dialog fades away.
  const [shown, setShown] = useState(action);
  const [made, setMade] = useState<NewInstanceKey | null>(null);
  if (action && action !== shown) {
    setShown(action);
    setMade(null);
  }
  return (
    <AccountDialog
      title={shown ? TITLES[shown.kind] : ''}
      isOpen={action !== null}
      onClose={() => {
        // Nobody can read it again once it is out of sight.
        setMade(null);
        onClose();
      }}
      width={WIDTH}
    >
      {made && <MadeKey made={made} onClose={onClose} />}
      {!made && shown?.kind === 'create' && <CreateForm instanceId={instanceId} onMade={setMade} onCancel={onClose} />}
      {!made && shown?.kind === 'rotate' && <RotateForm keyId={shown.key.keyId} onMade={setMade} onCancel={onClose} />}
      {!made && shown?.kind === 'delete' && <DeleteForm keyId={shown.key.keyId} onCancel={onClose} />}
    </AccountDialog>
  );
}

interface FormProps {
  readonly onMade: (made: NewInstanceKey) => void;
  readonly onCancel: () => void;
}

const createForm = defineForm({
  name: field.text({
    label: '密钥名称',
    rule: {
      min: 1,
      max: INSTANCE_LIMITS.keyName,
      tooShort: '请填写密钥名称',
      tooLong: `密钥名称不超过${INSTANCE_LIMITS.keyName}个字`,
    },
  }),
});

function CreateForm({ instanceId, onMade, onCancel }: FormProps & { readonly instanceId: string }) {
  const [create] = useCreateInstanceKeyMutation();
  const form = useForm(createForm, {
    send: ({ name }, idempotencyKey) => create({ body: { instanceId, name }, idempotencyKey }),
    onSubmitted: onMade,
  });
  return (
    <ActionForm form={form} question="给密钥起一个便于识别的名称。" submitText="创建" onCancel={onCancel}>
      <TextField field={form.bind('name')} />
    </ActionForm>
  );
}

const nothingForm = defineForm({});

function RotateForm({ keyId, onMade, onCancel }: FormProps & { readonly keyId: string }) {
  const [rotate] = useRotateInstanceKeyMutation();
  const form = useForm(nothingForm, {
    send: (_request, idempotencyKey) => rotate({ body: { keyId }, idempotencyKey }),
    onSubmitted: onMade,
  });
  return (
    <ActionForm
      form={form}
      question="将生成新的密钥，旧密钥立即失效，正在使用它的程序需要更换。"
      submitText="轮换"
      isDangerous
      onCancel={onCancel}
    >
      {null}
    </ActionForm>
  );
}

function DeleteForm({ keyId, onCancel }: Pick<FormProps, 'onCancel'> & { readonly keyId: string }) {
  const [remove] = useDeleteInstanceKeyMutation();
  const form = useForm(nothingForm, { send: () => remove({ keyId }), onSubmitted: onCancel });
  return (
    <ActionForm
      form={form}
      question="删除后立即失效，不可恢复，正在使用它的程序将无法访问。"
      submitText="删除"
      isDangerous
      onCancel={onCancel}
    >
      {null}
    </ActionForm>
  );
}

function MadeKey({ made: { key }, onClose }: { readonly made: NewInstanceKey; readonly onClose: () => void }) {
  const [notice, setNotice] = useState('');
  if (key === null) return <p>该密钥已经创建过，内容不再显示；如未保存，请轮换密钥。</p>;
  const copy = async () => setNotice((await copyText(key)) ? '已复制' : '浏览器不允许复制，请手动选择');
  return (
    <div className={styles.made}>
      <p>请立即保存密钥，关闭后不再显示。</p>
      <code className={styles.key}>{key}</code>
      <Alert tone="success">{notice}</Alert>
      <ButtonRow>
        <Button size="compact" onClick={() => void copy()}>
          复制密钥
        </Button>
        <Button variant="primary" size="compact" onClick={onClose}>
          我已保存
        </Button>
      </ButtonRow>
    </div>
  );
}
