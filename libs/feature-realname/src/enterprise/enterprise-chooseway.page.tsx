import { definePage, fetchFresh, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { realnameApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { QueryView, Skeleton } from '@portal/ui-kit';
import { FittingType } from '../shared/fitting-type';
import { RealnameFrame } from '../shared/realname-frame';
import { useEntrance } from '../shared/use-entrance';
import { WayList } from '../shared/way-list';
import { listEnterpriseWays } from './enterprise-ways';

const BACK = { href: accountPaths.chooseIdentificationType.href(), text: '选择认证类型' };

const data = pageData({ type: urlField.choice([2, 3]) }, () => ({
  standing: fetchFresh(realnameApi.endpoints.findUserCertification),
  limits: fetchFresh(realnameApi.endpoints.listIdentificationLimits),
}));

export const page = definePage({ data, Page: EnterpriseChoosewayPage });

/** 选择企业认证方式 (spec §2): by a remittance, by the legal representative, or by the licence. */
function EnterpriseChoosewayPage({ query, standing, limits }: PageProps<typeof data>) {
  const { type = 2 } = query.values;
  const entrance = useEntrance();
  return (
    <RealnameFrame title="选择企业认证方式" lead="几种方式的效力相同，选手边材料最方便的一种。" step={2} back={BACK}>
      <FittingType type={type} standing={standing}>
        {() => (
          <QueryView result={limits} waiting={<Skeleton height={320} />}>
            {(known) => (
              <WayList
                label="认证方式"
                ways={listEnterpriseWays(type, { ...entrance, limits: known }, (method) =>
                  accountPaths.enterpriseInfo.href(undefined, { type, method }),
                )}
              />
            )}
          </QueryView>
        )}
      </FittingType>
    </RealnameFrame>
  );
}
