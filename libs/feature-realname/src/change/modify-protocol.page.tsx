import { definePage, fetchFresh, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { realnameApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage } from '@portal/ui-account';
import { FittingType } from '../shared/fitting-type';
import { CHANGE_TYPES, CHANGES } from './change-types';
import { ProtocolForm } from './protocol-form';

const BACK = { href: accountPaths.realnameModify.href(), text: '申请变更' };

const data = pageData({ type: urlField.choice(CHANGE_TYPES) }, () => ({
  standing: fetchFresh(realnameApi.endpoints.findUserCertification),
}));

export const page = definePage({ data, Page: ModifyProtocolPage });

/** 变更须知 (spec §2): what follows from a change, which is agreed to before it begins. */
function ModifyProtocolPage({ query, standing }: PageProps<typeof data>) {
  const { type = 4 } = query.values;
  const { title, terms, href } = CHANGES[type];
  return (
    <AccountPage title={`${title}须知`} lead="请在开始之前阅读。" back={BACK}>
      <FittingType type={type} standing={standing}>
        {() => <ProtocolForm title={title} terms={terms} href={href} />}
      </FittingType>
    </AccountPage>
  );
}
