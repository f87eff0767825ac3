import { definePage, fetchFresh, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { realnameApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage } from '@portal/ui-account';
import { ENTERPRISE_METHODS } from '../enterprise/enterprise-task';
import { BlockerNotice } from './blocker-notice';
import { ChangeEditor } from './change-editor';
import { CHANGES } from './change-types';

const BACK = { href: accountPaths.realnameModify.href(), text: '申请变更' };

const { findUserCertification, listIdentificationLimits, checkIdentityChange } = realnameApi.endpoints;

const data = pageData({ method: urlField.choice(ENTERPRISE_METHODS), step: urlField.text(20) }, () => ({
  standing: fetchFresh(findUserCertification),
  limits: fetchFresh(listIdentificationLimits),
  check: fetchFresh(checkIdentityChange, { type: 5 }),
}));

export const page = definePage({ data, Page: EnterpriseChangeAllPage });

/** 企业主体变更 (spec §2): another enterprise takes the account over, once its business is finished. */
function EnterpriseChangeAllPage({ query, standing, limits, check }: PageProps<typeof data>) {
  const blockers = check.data?.blockers ?? [];
  if (standing.data?.kind === 'enterprise' && blockers.length > 0)
    return (
      <AccountPage title={CHANGES[5].title} lead={CHANGES[5].text} back={BACK}>
        <BlockerNotice blockers={blockers} onRetry={() => void check.refetch()} />
      </AccountPage>
    );
  return (
    <ChangeEditor
      type={5}
      method={query.values.method}
      // What is in the way is known before anything is typed.
      standing={check.isLoading ? { ...standing, data: undefined } : standing}
      limits={limits}
      toHref={(method) => query.hrefWith({ method, step: undefined })}
    />
  );
}
