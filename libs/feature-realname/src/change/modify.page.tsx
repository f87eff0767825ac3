import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { realnameApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage } from '@portal/ui-account';
import { FittingType } from '../shared/fitting-type';
import { WayList } from '../shared/way-list';
import { CHANGE_TYPES, CHANGES } from './change-types';
import { CurrentEnterprise } from './current-enterprise';

const BACK = { href: accountPaths.realname.href(), text: '实名认证' };

const WAYS = CHANGE_TYPES.map((type) => {
  const { title, text, note } = CHANGES[type];
  return { title, text, note, href: accountPaths.realnameModifyProtocol.href(undefined, { type }) };
});

const data = pageData(() => ({ standing: fetchFresh(realnameApi.endpoints.findUserCertification) }));

export const page = definePage({ data, Page: ModifyPage });

/** 申请变更 (spec §2): what of an enterprise has changed. */
function ModifyPage({ standing }: PageProps<typeof data>) {
  return (
    <AccountPage title="申请变更" lead="企业的登记信息有变化时，先更新实名认证，再开票与签约。" back={BACK}>
      <FittingType type={4} standing={standing}>
        {({ effective }) => (
          <>
            {effective && <CurrentEnterprise record={effective} />}
            <WayList label="变更类型" ways={WAYS} />
          </>
        )}
      </FittingType>
    </AccountPage>
  );
}
