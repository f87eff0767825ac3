import type { AccountSecurity, ProofWay, SecurityScene } from '@portal/api-contract/account';
import { findPasswordError } from '@portal/api-contract/rules';
import { useVerifyCodeMutation } from '@portal/data-access-api/account';
import { defineForm, field, Form, TextField, useForm } from '@portal/ui-forms';
import { useState } from 'react';
import { CodeFields } from './code-fields';
import styles from './dialogs.module.css';
import { PROOF_WAY_LABELS } from './security-labels';
import { useCodeSender } from './use-code-sender';

const codeProof = defineForm({ code: field.code() });
const passwordProof = defineForm({
  password: field.secret({
    label: '登录密码',
    findError: findPasswordError,
    autoComplete: 'current-password',
    maxLength: 64,
  }),
});

/** Props of `ProofStep`. */
export interface ProofStepProps {
  readonly scene: SecurityScene;
  readonly security: AccountSecurity;
  readonly onProven: (ticket: string) => void;
}

/** First step of a change: the caller proves to own the account. */
export function ProofStep({ scene, security, onProven }: ProofStepProps) {
  const { ways } = security;
  const [way, setWay] = useState<ProofWay>(ways[0] ?? 'password');
  return (
    <>
      <p className={styles.lead}>为保护账号安全，请先验证您的身份。</p>
      {ways.length > 1 && (
        <fieldset className={styles.ways}>
          <legend>验证方式</legend>
          {ways.map((each) => (
            <label key={each} className={styles.way}>
              <input type="radio" name="way" checked={each === way} onChange={() => setWay(each)} />
              <span>
                {PROOF_WAY_LABELS[each]}
                <small>{each === 'mail' ? security.mail : security.telephone}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <ProofForm key={way} scene={scene} way={way} security={security} onProven={onProven} />
    </>
  );
}

function ProofForm(props: ProofStepProps & { readonly way: ProofWay }) {
  return props.way === 'password' ? <PasswordProof {...props} /> : <CodeProof {...props} way={props.way} />;
}

function PasswordProof({ scene, onProven }: ProofStepProps) {
  const [verify] = useVerifyCodeMutation();
  const form = useForm(passwordProof, {
    send: (request) => verify({ scene, way: 'password', ...request }),
    onSubmitted: ({ ticket }) => onProven(ticket),
  });
  return (
    <Form form={form} label="验证身份" submitText="下一步">
      <TextField field={form.bind('password')} />
    </Form>
  );
}

function CodeProof({ scene, way, security, onProven }: ProofStepProps & { readonly way: 'mobile' | 'mail' }) {
  const [verify] = useVerifyCodeMutation();
  const sender = useCodeSender();
  const form = useForm(codeProof, {
    send: (request) => verify({ scene, way, ...request }),
    onSubmitted: ({ ticket }) => onProven(ticket),
  });
  return (
    <Form form={form} label="验证身份" submitText="下一步">
      <CodeFields
        field={form.bind('code')}
        sender={sender}
        recipient={way === 'mail' ? security.mail : security.telephone}
        onSend={() => void sender.sendTo({ scene, way })}
      />
    </Form>
  );
}
