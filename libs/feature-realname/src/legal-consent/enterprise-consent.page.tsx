import { definePage, fetchFresh, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { realnameApi } from '@portal/data-access-api/account';
import { usePolling } from '@portal/ui-account';
import { EnterpriseAside } from '../enterprise/enterprise-aside';
import { OpenRecord } from '../shared/open-record';
import { RealnameFrame } from '../shared/realname-frame';
import { ConsentWays } from './consent-ways';

/** How often the page looks whether the legal representative has consented, in milliseconds. */
const PAUSE = 5000;

const { identificationDetail, identificationDetailForOngoing } = realnameApi.endpoints;

const data = pageData({ id: urlField.text(64) }, ({ query: { id } }) => ({
  record: fetchFresh(identificationDetail, id && { id }),
  ongoing: id ? null : fetchFresh(identificationDetailForOngoing),
}));

export const page = definePage({ data, Page: EnterpriseConsentPage });

/** 法人授权 (design: real-name): the wait for the consent of the legal representative, by a link or a code. */
function EnterpriseConsentPage({ query, record, ongoing }: PageProps<typeof data>) {
  usePolling(record.refetch, record.data?.state === 2 ? PAUSE : 0);
  return (
    <RealnameFrame
      title="法定代表人确认"
      lead="法定代表人确认后，认证立即完成。"
      step={4}
      aside={<EnterpriseAside step="企业认证：法定代表人确认" />}
    >
      <OpenRecord id={query.values.id} record={record} ongoing={ongoing} states={[2]}>
        {(known) => <ConsentWays record={known} />}
      </OpenRecord>
    </RealnameFrame>
  );
}
