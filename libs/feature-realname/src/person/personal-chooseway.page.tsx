import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { realnameApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { QueryView, Skeleton } from '@portal/ui-kit';
import { RealnameFrame } from '../shared/realname-frame';
import { useEntrance } from '../shared/use-entrance';
import { WayList } from '../shared/way-list';
import { PersonAside } from './person-aside';
import { PersonGate } from './person-gate';
import { listPersonWays } from './person-ways';

const data = pageData(() => ({
  standing: fetchFresh(realnameApi.endpoints.findUserCertification),
  limits: fetchFresh(realnameApi.endpoints.listIdentificationLimits),
}));

export const page = definePage({ data, Page: PersonalChoosewayPage });

/** 选择个人认证方式 (spec §2): the ways that are open; whoever does not want one takes another. */
function PersonalChoosewayPage({ standing, limits }: PageProps<typeof data>) {
  const entrance = useEntrance();
  return (
    <RealnameFrame
      title="选择认证方式"
      lead="任选一种即可，结果相同。中途可以换。"
      step={2}
      back={{ href: accountPaths.chooseIdentificationType.href(), text: '认证类型' }}
      aside={<PersonAside step="选择个人认证方式" />}
    >
      <PersonGate standing={standing}>
        {() => (
          <QueryView result={limits} waiting={<Skeleton height={320} />}>
            {(known) => <WayList label="个人认证方式" ways={listPersonWays({ ...entrance, limits: known })} />}
          </QueryView>
        )}
      </PersonGate>
    </RealnameFrame>
  );
}
