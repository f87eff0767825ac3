import { AGREEMENT_VERSION } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import type { BoundField } from '@portal/ui-content/form';
import { SiteLink } from '@portal/ui-kit';
import { useId } from 'react';
import styles from './purchase.module.css';

const TERMS_HREF = paths.content.href({ id: 'terms-of-service' });

/** Agreement to the terms of service; never given in advance. They open beside the form, which stays as it is. */
export function AgreementField({ field: { name, value, error, onChange } }: { readonly field: BoundField<boolean> }) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          checked={value}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? messageId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          我已阅读并同意
          <SiteLink href={TERMS_HREF} target="_blank" rel="noopener">
            《服务协议》
          </SiteLink>
          （{AGREEMENT_VERSION} 版）
        </span>
      </label>
      <p id={messageId} className={styles.message} data-error="">
        {error}
      </p>
    </div>
  );
}
