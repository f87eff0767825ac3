import { definePage, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { Card } from '@portal/ui-kit';
import { FaceReturn } from './face-return';
import styles from './face-telephone.module.css';
import { SandboxTelephone } from './sandbox-telephone';

const data = pageData({ ticket: urlField.text(100), returnTicket: urlField.text(200) }, () => ({}));

export const page = definePage({ data, Page: FaceTelephonePage });

/** A telephone at a face: before it the telephone of the sandbox, after it whichever has come back from a provider. */
function FaceTelephonePage({ query }: PageProps<typeof data>) {
  const { ticket = '', returnTicket = '' } = query.values;
  return (
    <section className={styles.page}>
      <Card className={styles.card}>
        <h1>刷脸认证</h1>
        {returnTicket ? <FaceReturn returnTicket={returnTicket} /> : <SandboxTelephone ticket={ticket} />}
      </Card>
    </section>
  );
}
