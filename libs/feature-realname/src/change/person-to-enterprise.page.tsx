import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { realnameApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountCard } from '@portal/ui-account';
import { ButtonLink, ButtonRow } from '@portal/ui-kit';
import { FittingType } from '../shared/fitting-type';
import { RealnameFrame } from '../shared/realname-frame';
import styles from './change.module.css';

/** What changes for the account of a person that becomes one of an enterprise. */
const EFFECTS = [
  ['发票抬头', '新开的发票使用企业抬头，可开专票；已有的个人抬头保留，不能再用于新的开票。'],
  ['合同主体', '新签的合同以企业为主体；已签署的个人合同继续有效，直到期满。'],
  ['优惠', '个人优惠不再适用，企业优惠从认证通过之日起享有；已下的订单价格不变。'],
  ['社区名称', '社区中的昵称与作品保留，名称旁显示企业认证标识。'],
] as const;

const data = pageData(() => ({ standing: fetchFresh(realnameApi.endpoints.findUserCertification) }));

export const page = definePage({ data, Page: PersonToEnterprisePage });

/** 个人转企业 (spec §2): what follows from it, before an enterprise is verified in place of the person. */
function PersonToEnterprisePage({ standing }: PageProps<typeof data>) {
  return (
    <RealnameFrame
      title="个人转企业"
      lead="账号、产品与数据保留，实名主体由个人变为企业。企业认证通过之前，个人认证继续有效。"
      step={1}
    >
      <FittingType type={3} standing={standing}>
        {() => (
          <AccountCard title="变更后会有这些变化">
            <dl className={styles.effects}>
              {EFFECTS.map(([term, effect]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{effect}</dd>
                </div>
              ))}
            </dl>
            <ButtonRow>
              <ButtonLink href={accountPaths.realname.href()}>暂不变更</ButtonLink>
              <ButtonLink href={accountPaths.enterpriseChooseway.href(undefined, { type: 3 })} variant="primary">
                我已了解，开始变更
              </ButtonLink>
            </ButtonRow>
          </AccountCard>
        )}
      </FittingType>
    </RealnameFrame>
  );
}
