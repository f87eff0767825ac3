import type { Certification } from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';
import { Alert, ButtonLink } from '@portal/ui-kit';
import styles from './purchase.module.css';

/** Props of `StandingNotice`. */
export interface StandingNoticeProps {
  /** How the user stands; absent where that cannot be read. */
  readonly standing: Certification | undefined;
}

/** Whether nothing may be ordered under the identity in effect. Where that cannot be read, the order itself says. */
export function isPurchaseStopped(standing: Certification | undefined): boolean {
  return standing?.mayPurchase === false;
}

/** Says before anything is chosen that the document of the identity stops purchases, or soon will, and what to do. */
export function StandingNotice({ standing }: StandingNoticeProps) {
  const text = standing && describe(standing);
  if (!text) return null;
  return (
    <Alert tone={isPurchaseStopped(standing) ? 'danger' : 'warning'} className={styles.standing}>
      <span>{text}</span>
      <ButtonLink href={accountPaths.realname.href()} size="compact">
        {standing.ongoing ? '查看认证进度' : '更新实名认证'}
      </ButtonLink>
    </Alert>
  );
}

function describe(standing: Certification): string {
  const { effective, ongoing, mayRenew, mayPurchase } = standing;
  if (!effective) return '';
  if (!mayPurchase)
    return ongoing
      ? '实名认证的证照已过期超过30天，更新正在核验，通过后即可下单'
      : '实名认证的证照已过期超过30天，请先更新实名认证再下单';
  if (!mayRenew || ongoing) return '';
  return effective.state === 10
    ? `实名认证的证照已于 ${effective.validUntil ?? ''} 到期，到期30天后不能下单，请及时更新`
    : `实名认证的证照将于 ${effective.validUntil ?? ''} 到期，请及时更新，以免影响下单`;
}
