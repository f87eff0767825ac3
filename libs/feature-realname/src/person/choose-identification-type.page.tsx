import type { Certification } from '@portal/api-contract/account';
import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { realnameApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { QueryView, Skeleton } from '@portal/ui-kit';
import { Navigate } from 'react-router-dom';
import { MaintenanceNotice } from '../shared/maintenance-notice';
import { RealnameFrame } from '../shared/realname-frame';
import { useEntrance } from '../shared/use-entrance';
import { type Way, WayList } from '../shared/way-list';

const PERSON: Way = {
  href: accountPaths.personalChooseway.href(),
  title: '个人认证',
  text: '以您本人的名义使用账号，可以开具个人抬头发票、购买产品。',
  note: '需要：身份证件号码，银行卡或手机号',
};

const ENTERPRISE: Way = {
  href: accountPaths.enterpriseChooseway.href(),
  title: '企业认证',
  text: '以企业名义使用账号，可以开具专票、签署合同、申请企业优惠。',
  note: '需要：营业执照，对公账户或法定代表人确认',
};

const TO_ENTERPRISE: Way = {
  href: accountPaths.personToEnterprise.href(),
  title: '个人转企业',
  text: '保留账号与产品，把实名主体变为企业。',
  note: '变更完成前，个人认证继续有效',
};

const RENEWAL: Way = {
  href: accountPaths.personalChooseway.href(),
  title: '重新认证',
  text: '证件换新之后，以同一证件号码再认证一次。',
  note: '认证完成前，原认证不变',
};

const data = pageData(() => ({ standing: fetchFresh(realnameApi.endpoints.findUserCertification) }));

export const page = definePage({ data, Page: ChooseIdentificationTypePage });

/** 选择认证类型 (spec §2): 1 and 2 for an account without an identity, 3 for one of a person, 1 again for one to renew. */
function ChooseIdentificationTypePage({ standing }: PageProps<typeof data>) {
  const { isClosed } = useEntrance();
  return (
    <RealnameFrame title="选择认证类型" lead="账号以谁的名义使用，就认证谁。个人认证之后可以转为企业。" step={1}>
      {isClosed ? (
        <MaintenanceNotice />
      ) : (
        <QueryView result={standing} waiting={<Skeleton height={200} />}>
          {(known) => <TypeList standing={known} />}
        </QueryView>
      )}
    </RealnameFrame>
  );
}

function TypeList({ standing: { kind, ongoing, mayRenew } }: { readonly standing: Certification }) {
  if (kind === 'enterprise' || (ongoing && ongoing.state > 2))
    return <Navigate to={accountPaths.realname.href()} replace />;
  const ofPerson = mayRenew ? [RENEWAL, TO_ENTERPRISE] : [TO_ENTERPRISE];
  return <WayList label="认证类型" ways={kind === 'person' ? ofPerson : [PERSON, ENTERPRISE]} />;
}
