import type { Consent } from '@portal/api-contract/account';
import { privacyApi, useSaveConsentMutation } from '@portal/data-access-api/account';
import { Alert, Button, ButtonLink, QueryView, SiteLink, Skeleton } from '@portal/ui-kit';
import { toSubmissionError } from '@portal/ui-forms';
import type { ReactNode } from 'react';
import { NoticePanel } from './notice-panel';

/** Props of `ConsentGate`. */
export interface ConsentGateProps {
  /** What has to be agreed to, each on its own. */
  readonly needs: readonly Consent['key'][];
  /** What is done without it. */
  readonly otherwise: { readonly href: string; readonly text: string };
  readonly children: ReactNode;
}

/** Asks for what has not been agreed to yet, one after another; nothing behind it is shown before. */
export function ConsentGate({ needs, otherwise, children }: ConsentGateProps) {
  const consents = privacyApi.endpoints.listConsents.useQuery();
  return (
    <QueryView result={consents} waiting={<Skeleton height={220} />}>
      {(known) => {
        const missing = needs
          .map((need) => known.find(({ key }) => key === need))
          .find((consent) => consent !== undefined && !consent.agreed);
        return missing ? <ConsentQuestion key={missing.key} consent={missing} otherwise={otherwise} /> : children;
      }}
    </QueryView>
  );
}

function ConsentQuestion({
  consent: { key, title, text, url },
  otherwise,
}: Pick<ConsentGateProps, 'otherwise'> & { readonly consent: Consent }) {
  const [save, { isLoading, error }] = useSaveConsentMutation();
  return (
    <NoticePanel
      tone="info"
      title={`需要您单独同意：${title}`}
      actions={
        <>
          <Button variant="primary" disabled={isLoading} onClick={() => void save({ key, agreed: true })}>
            {isLoading ? '保存中…' : '同意并继续'}
          </Button>
          <ButtonLink href={otherwise.href} variant="text">
            {otherwise.text}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
      <p>
        同意后可随时在「隐私与数据」中撤回。<SiteLink href={url}>查看全文</SiteLink>
      </p>
      {error && <Alert>{toSubmissionError(error).msg || '保存失败，请重试'}</Alert>}
    </NoticePanel>
  );
}
