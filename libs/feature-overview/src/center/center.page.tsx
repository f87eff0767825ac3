import { definePage, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { accountsApi, avatarApi, privacyApi, securityApi } from '@portal/data-access-api/account';
import { AccountPage } from '@portal/ui-account';
import { ConsentCard } from './consent-card';
import styles from './center.module.css';
import { IdentityCard } from './identity-card';
import { SecurityCard } from './security-card';
import { ShortcutCard } from './shortcut-card';

const data = pageData(({ read }) => {
  const profile = fetchQuery(accountsApi.endpoints.getUserProfile);
  return {
    profile,
    picture: fetchQuery(avatarApi.endpoints.getFileContent, read(profile)?.avatar),
    security: fetchQuery(securityApi.endpoints.getAccountSecurity),
    consents: fetchQuery(privacyApi.endpoints.listConsents),
  };
});

export const page = definePage({ data, Page: CenterPage });

/** 账号中心 (spec §2): who the account belongs to, how safe it is, and what was agreed to. */
function CenterPage({ profile, picture, security, consents }: PageProps<typeof data>) {
  return (
    <AccountPage title="账号中心" lead="身份、安全与授权的概况，一处看清。">
      <div className={styles.columns}>
        <IdentityCard result={profile} picture={picture.data} />
        <SecurityCard result={security} />
        <ShortcutCard />
        <ConsentCard result={consents} />
      </div>
    </AccountPage>
  );
}
