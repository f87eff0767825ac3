import type { AccountSecurity, ProofWay, SecurityScene } from '@portal/api-contract/account';
import { toFormOutcome, useVerifyCodeMutation } from '@portal/data-access-api/account';
import { FormFoot, TextField, useForm } from '@portal/ui-content/form';
import { useState } from 'react';
import { CodeFields } from './code-fields';
import styles from './dialogs.module.css';
import { PROOF_WAY_LABELS } from './security-labels';
import { checkCode, checkPassword } from './security-rules';
import { useCodeSender } from './use-code-sender';

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

function ProofForm({ scene, way, security, onProven }: ProofStepProps & { readonly way: ProofWay }) {
  const [verify] = useVerifyCodeMutation();
  const sender = useCodeSender();
  const isPassword = way === 'password';
  const { form, bind, isSending, warning } = useForm<{ readonly code: string; readonly password: string }, true>({
    initial: { code: '', password: '' },
    rules: isPassword ? { password: checkPassword } : { code: checkCode },
    async send({ code, password }) {
      const proof = isPassword ? { password } : { code: code.normalize('NFKC').trim() };
      const outcome = toFormOutcome(await verify({ scene, way, ...proof }));
      if (!('receipt' in outcome)) return outcome;
      onProven(outcome.receipt.ticket);
      return { receipt: true };
    },
  });
  return (
    <form {...form}>
      {isPassword ? (
        <TextField
          field={bind('password')}
          label="登录密码"
          isRequired
          type="password"
          autoComplete="current-password"
          maxLength={64}
        />
      ) : (
        <CodeFields
          field={bind('code')}
          sender={sender}
          recipient={way === 'mail' ? security.mail : security.telephone}
          onSend={() => void sender.sendTo({ scene, way })}
        />
      )}
      <FormFoot isSending={isSending} warning={warning} submitText="下一步" />
    </form>
  );
}
