import { useAppSelector } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { ButtonLink } from '@portal/ui-kit';
import styles from './partner.module.css';

/** Ways to become a partner, and to see how an application stands. */
export function PartnerActions() {
  const { isLoggedIn } = useAppSelector((state) => state.authInfo);
  return (
    <>
      <ButtonLink href={paths.partnerApply.href()} variant="primary">
        {isLoggedIn ? '成为合作伙伴' : '登录后申请'}
      </ButtonLink>
      {isLoggedIn && <ButtonLink href={accountPaths.overviewTryProduct.href()}>查看申请进度</ButtonLink>}
      <ButtonLink href="#directory">伙伴名录</ButtonLink>
    </>
  );
}

/** What stands in place of the application's form: it needs a login. */
export function PartnerCallout() {
  const { isLoggedIn } = useAppSelector((state) => state.authInfo);
  return (
    <div className={styles.callout}>
      <p>请准备统一社会信用代码、企业介绍与 1～3 份资质证明，填写约需十分钟，内容会为您保留。</p>
      <p className={styles.actions}>
        <ButtonLink href={paths.partnerApply.href()} variant="primary">
          {isLoggedIn ? '成为合作伙伴' : '登录后申请'}
        </ButtonLink>
        {isLoggedIn && <ButtonLink href={accountPaths.overviewTryProduct.href()}>查看申请进度</ButtonLink>}
      </p>
    </div>
  );
}
