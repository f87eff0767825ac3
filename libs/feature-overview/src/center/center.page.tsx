import { definePage } from '@portal/data-access-api';
import { AccountPage } from '@portal/ui-account';
import { ConsentCard } from './consent-card';
import styles from './center.module.css';
import { IdentityCard } from './identity-card';
import { SecurityCard } from './security-card';
import { ShortcutCard } from './shortcut-card';

export const page = definePage({ Page: CenterPage });

/** 账号中心 (spec §2): who the account belongs to, how safe it is, and what was agreed to. */
function CenterPage() {
  return (
    <AccountPage title="账号中心" lead="身份、安全与授权的概况，一处看清。">
      <div className={styles.columns}>
        <IdentityCard />
        <SecurityCard />
        <ShortcutCard />
        <ConsentCard />
      </div>
    </AccountPage>
  );
}
