import { definePage, fetchFresh, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { identityGuestsApi } from '@portal/data-access-api/forms';
import { Card, EmptyState, QueryView, Skeleton } from '@portal/ui-kit';
import styles from './legal-consent.module.css';
import { LegalConsentForm } from './legal-consent-form';

const data = pageData({ ticket: urlField.text(100) }, ({ query: { ticket } }) => ({
  // A link is good once: what it asks for may be over by now.
  request: fetchFresh(identityGuestsApi.endpoints.viewSignLink, ticket && { ticket }),
}));

export const page = definePage({ data, Page: LegalConsentPage });

/** The page behind the link that a legal representative gets, who needs no account (design: real-name). */
function LegalConsentPage({ query, request }: PageProps<typeof data>) {
  const { ticket } = query.values;
  // A link that was used, or is too old, is no failure that another try would mend.
  const isOver = request.error !== undefined && [404, 409].includes(request.error.status);
  return (
    <section className={styles.page}>
      <Card className={styles.card}>
        <h1 className={styles.title}>法定代表人确认</h1>
        {ticket === undefined ? (
          <EmptyState message="链接不完整，请向经办人重新索取" />
        ) : isOver ? (
          <EmptyState message={request.error?.msg || '链接已失效，请联系经办人重新获取'} />
        ) : (
          <QueryView result={request} waiting={<Skeleton height={280} />}>
            {(asked) => <LegalConsentForm ticket={ticket} {...asked} />}
          </QueryView>
        )}
      </Card>
    </section>
  );
}
