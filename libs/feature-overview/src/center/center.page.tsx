import type { Consent } from '@portal/api-contract/account';
import {
  definePage,
  fetchFresh,
  fetchQuery,
  pageData,
  type PageProps,
  type QueryResult,
} from '@portal/data-access-api';
import { accountsApi, avatarApi, privacyApi, realnameApi, securityApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountCard, AccountPage, QueryCard } from '@portal/ui-account';
import { ArrowRightIcon, SiteLink } from '@portal/ui-kit';
import styles from './center.module.css';
import { IdentityCard } from './identity-card';
import { SecurityCard } from './security-card';

const SHORTCUTS = [
  { href: accountPaths.userSecurity.href(), name: '登录设备与记录', text: '查看在线设备，退出陌生设备' },
  {
    href: `${accountPaths.overviewMessage.href()}?view=preference`,
    name: '消息设置',
    text: '选择短信、邮件与免打扰时段',
  },
  { href: accountPaths.addresses.href(), name: '收货地址', text: '合同与纸质发票寄到哪里' },
  { href: accountPaths.invoiceTitles.href(), name: '发票抬头', text: '开票信息与审核进度' },
];

const data = pageData(({ read }) => {
  const profile = fetchQuery(accountsApi.endpoints.getUserProfile);
  return {
    profile,
    picture: fetchQuery(avatarApi.endpoints.getFileContent, read(profile)?.avatar),
    security: fetchQuery(securityApi.endpoints.getAccountSecurity),
    standing: fetchFresh(realnameApi.endpoints.findUserCertification),
    consents: fetchQuery(privacyApi.endpoints.listConsents),
  };
});

export const page = definePage({ data, Page: CenterPage });

/** 账号中心 (spec §2): who the account belongs to, how safe it is, and what was agreed to. */
function CenterPage({ profile, picture, security, standing, consents }: PageProps<typeof data>) {
  return (
    <AccountPage title="账号中心" lead="身份、安全与授权的概况，一处看清。">
      <div className={styles.columns}>
        <IdentityCard result={profile} picture={picture.data} standing={standing.data} />
        <SecurityCard result={security} />
        <ShortcutCard />
        <ConsentCard result={consents} />
      </div>
    </AccountPage>
  );
}

/** 授权: what the reader has agreed to. */
function ConsentCard({ result }: { readonly result: QueryResult<readonly Consent[]> }) {
  return (
    <QueryCard
      title="协议与授权"
      action={<SiteLink href={accountPaths.userPrivacy.href()}>管理授权</SiteLink>}
      result={result}
      height={200}
    >
      {(consents) => (
        <ul className={styles.consents}>
          {consents.map(({ key, title, agreed, at }) => (
            <li key={key}>
              <span>{title}</span>
              <span className={styles.note}>
                {agreed ? '已同意' : '未同意'}
                {at && ` · ${at.slice(0, 10)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </QueryCard>
  );
}

/** 快捷入口: what belongs to the account. */
function ShortcutCard() {
  return (
    <AccountCard title="快捷入口">
      <ul className={styles.shortcuts}>
        {SHORTCUTS.map(({ href, name, text }) => (
          <li key={name}>
            <SiteLink href={href} className={styles.shortcut}>
              <span>
                {name}
                <small>{text}</small>
              </span>
              <ArrowRightIcon size={16} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}
