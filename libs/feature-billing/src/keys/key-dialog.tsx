import { ACCESS_KEY_LIMITS, type AccessKey, type NewAccessKey } from '@portal/api-contract/account';
import { ActionForm } from '@portal/ui-account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { type CallResult, defineForm, field, TextField, useForm } from '@portal/ui-forms';
import { Alert, Button, ButtonRow, copyText } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './keys.module.css';

/** What is to be done with a key. */
export type KeyAction = { readonly kind: 'create' } | { readonly kind: 'rotate' | 'remove'; readonly key: AccessKey };

/** Calls about the keys of one record. */
export interface KeyCalls {
  readonly create: (name: string, idempotencyKey: string) => PromiseLike<CallResult<NewAccessKey>>;
  readonly rotate: (keyId: string, idempotencyKey: string) => PromiseLike<CallResult<NewAccessKey>>;
  readonly remove: (keyId: string) => PromiseLike<CallResult<unknown>>;
  /** What taking a key away is called: 删除, 停用. */
  readonly removal: string;
}

/** Props of `KeyDialog`. */
export interface KeyDialogProps {
  readonly calls: KeyCalls;
  /** Nothing is asked where it is `null`. */
  readonly action: KeyAction | null;
  readonly onClose: () => void;
}

const VERBS = { create: '创建', rotate: '轮换' } as const;
const WIDTH = 520;

/** Creates, replaces or takes away a key; a new one is shown this once. */
export function KeyDialog({ calls, action, onClose }: KeyDialogProps) {
  // The form stays while the dialog fades away.
  const [shown, setShown] = useState(action);
  const [made, setMade] = useState<NewAccessKey | null>(null);
  if (action && action !== shown) {
    setShown(action);
    setMade(null);
  }
  return (
    <AccountDialog
      title={shown ? `${{ ...VERBS, remove: calls.removal }[shown.kind]}访问密钥` : ''}
      isOpen={action !== null}
      onClose={() => {
        // Nobody can read it again once it is out of sight.
        setMade(null);
        onClose();
      }}
      width={WIDTH}
    >
      {made && <MadeKey made={made} onClose={onClose} />}
      {!made && shown?.kind === 'create' && <CreateForm calls={calls} onMade={setMade} onCancel={onClose} />}
      {!made && shown?.kind === 'rotate' && (
        <RotateForm calls={calls} keyId={shown.key.keyId} onMade={setMade} onCancel={onClose} />
      )}
      {!made && shown?.kind === 'remove' && <RemoveForm calls={calls} keyId={shown.key.keyId} onCancel={onClose} />}
    </AccountDialog>
  );
}

interface FormProps {
  readonly calls: KeyCalls;
  readonly onMade: (made: NewAccessKey) => void;
  readonly onCancel: () => void;
}

const createForm = defineForm({
  name: field.text({
    label: '密钥名称',
    rule: {
      min: 1,
      max: ACCESS_KEY_LIMITS.keyName,
      tooShort: '请填写密钥名称',
      tooLong: `密钥名称不超过${ACCESS_KEY_LIMITS.keyName}个字`,
    },
  }),
});

function CreateForm({ calls, onMade, onCancel }: FormProps) {
  const form = useForm(createForm, {
    send: ({ name }, idempotencyKey) => calls.create(name, idempotencyKey),
    onSubmitted: onMade,
  });
  return (
    <ActionForm form={form} question="给密钥起一个便于识别的名称。" submitText="创建" onCancel={onCancel}>
      <TextField field={form.bind('name')} />
    </ActionForm>
  );
}

const nothingForm = defineForm({});

function RotateForm({ calls, keyId, onMade, onCancel }: FormProps & { readonly keyId: string }) {
  const form = useForm(nothingForm, {
    send: (_request, idempotencyKey) => calls.rotate(keyId, idempotencyKey),
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

function RemoveForm({ calls, keyId, onCancel }: Omit<FormProps, 'onMade'> & { readonly keyId: string }) {
  const form = useForm(nothingForm, { send: () => calls.remove(keyId), onSubmitted: onCancel });
  return (
    <ActionForm
      form={form}
      question={`${calls.removal}后立即失效，不可恢复，正在使用它的程序将无法访问。`}
      submitText={calls.removal}
      isDangerous
      onCancel={onCancel}
    >
      {null}
    </ActionForm>
  );
}

function MadeKey({ made: { key }, onClose }: { readonly made: NewAccessKey; readonly onClose: () => void }) {
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
