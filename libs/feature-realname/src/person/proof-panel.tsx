import type { Identification, IdentificationDetail } from '@portal/api-contract/account';
import { useCancelIdentificationMutation } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { FactList } from '@portal/ui-account';
import { Alert, Button, ButtonLink } from '@portal/ui-kit';
import { toSubmissionError } from '@portal/ui-forms';
import type { ReactNode } from 'react';
import styles from './person.module.css';
import { PersonPanel } from './person-panel';

/** Props of `ProofPanel`. */
export interface ProofPanelProps {
  readonly record: Identification | IdentificationDetail;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** What is verified, and the step that is left of it; it may be begun anew, or another way. */
export function ProofPanel({ record, title, text, children }: ProofPanelProps) {
  const { id, name, number, bankCard, hasElements } = record;
  const [cancel, { isLoading, error }] = useCancelIdentificationMutation();
  return (
    <PersonPanel title={title} text={text}>
      <FactList
        className={styles.summary}
        facts={[['姓名', name], ['证件号码', number], ...(bankCard ? [['银行卡', bankCard] as const] : [])]}
      />
      {!hasElements && (
        <Alert tone="warning">核验服务响应较慢，系统会自动继续核验。您可以先完成这一步，或改用其他方式。</Alert>
      )}
      {children}
      {error && <Alert>{toSubmissionError(error).msg}</Alert>}
      <p className={styles.leave}>
        信息有误？
        <Button variant="text" disabled={isLoading} onClick={() => void cancel({ id })}>
          重新填写
        </Button>
        <ButtonLink href={accountPaths.personalChooseway.href()} variant="text">
          换一种方式
        </ButtonLink>
      </p>
    </PersonPanel>
  );
}
