import { definePage, fetchFresh, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { realnameApi } from '@portal/data-access-api/account';
import { usePolling } from '@portal/ui-account';
import { EnterpriseAside } from '../enterprise/enterprise-aside';
import { OpenRecord } from '../shared/open-record';
import { RealnameFrame } from '../shared/realname-frame';
import { RemittanceView } from './remittance-view';

/** How often the page looks whether the bank has paid, in milliseconds. */
const PAUSE = 5000;

const { identificationDetail, identificationDetailForOngoing, getRemitStatus } = realnameApi.endpoints;

const data = pageData({ id: urlField.text(64) }, ({ query: { id } }) => ({
  record: fetchFresh(identificationDetail, id && { id }),
  status: fetchFresh(getRemitStatus, id && { id }),
  ongoing: id ? null : fetchFresh(identificationDetailForOngoing),
}));

export const page = definePage({ data, Page: EnterpriseRemitPage });

/** 对公打款 (spec §2): the account, the wait for the bank, and the amount that came in. */
function EnterpriseRemitPage({ query, record, status, ongoing }: PageProps<typeof data>) {
  const { state, hasElements } = record.data ?? {};
  usePolling(record.refetch, state === 3 || (state === 2 && !hasElements) ? PAUSE : 0);
  return (
    <RealnameFrame
      title="对公打款"
      lead="向企业对公账户打入一笔小额款项，以此确认账户属于企业。"
      step={4}
      aside={<EnterpriseAside step="企业认证：对公打款" />}
    >
      <OpenRecord id={query.values.id} record={record} ongoing={ongoing} states={[2, 3, 4]}>
        {(known) => <RemittanceView record={known} triesLeft={status.data?.triesLeft} />}
      </OpenRecord>
    </RealnameFrame>
  );
}
