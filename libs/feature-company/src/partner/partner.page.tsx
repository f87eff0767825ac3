import {
  api,
  definePage,
  fetchQuery,
  urlField,
  pageData,
  type PageProps,
  useAppSelector,
} from '@portal/data-access-api';
import { companyApi } from '@portal/data-access-api/pages';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { DetailState } from '@portal/ui-content';
import { ButtonLink } from '@portal/ui-kit';
import { fetchContent } from '../content-page/content-data';
import { ContentHead } from '../content-page/content-head';
import type { Block } from '../page-blocks/block-types';
import { PageBlocks, pickSurface } from '../page-blocks/page-blocks';
import { PartnerDirectory } from './partner-directory';
import styles from './partner.module.css';

const PAGE_SIZE = 12;

const data = pageData(
  {
    kind: urlField.text(20),
    region: urlField.text(20),
    keyword: urlField.text(),
    page: urlField.page(),
  },
  ({ brand, query: { page: pageNo, ...filter } }) => ({
    content: fetchContent(brand, 'partner'),
    partners: fetchQuery(api.endpoints.listPartners, {
      ...{ visibleRange: brand.visibleRange, ...filter },
      ...{ pageNo, pageSize: PAGE_SIZE },
    }),
    filters: fetchQuery(companyApi.endpoints.listPartnerFilters, { visibleRange: brand.visibleRange }),
  }),
);

export const page = definePage({ data, item: 'content', Page: PartnerPage });

const FORMS = { partner: <PartnerCallout /> };

/** Partners: kinds, benefits, the way to become one, and who they are. */
function PartnerPage({ query, content, partners, filters }: PageProps<typeof data>) {
  return (
    <DetailState result={content}>
      {(page) => {
        const [above, below] = splitBlocks(page.blocks);
        return (
          <>
            <ContentHead page={page} actions={<PartnerActions />} />
            <PageBlocks blocks={above} forms={FORMS} />
            <PartnerDirectory
              query={query}
              partners={partners}
              filters={filters.data}
              surface={pickSurface(above.length)}
            />
            <PageBlocks blocks={below} forms={FORMS} bandsAbove={above.length + 1} />
          </>
        );
      }}
    </DetailState>
  );
}

/** The directory stands after what explains partnership: kinds, benefits and steps. */
export function splitBlocks(blocks: readonly Block[]): readonly [readonly Block[], readonly Block[]] {
  const at = blocks.findLastIndex(({ kind }) => kind === 'cards' || kind === 'steps') + 1;
  return [blocks.slice(0, at), blocks.slice(at)];
}

/** Ways to become a partner, and to see how an application stands. */
function PartnerActions() {
  const { isLoggedIn } = useAppSelector((state) => state.authInfo);
  return (
    <>
      <ButtonLink href={paths.partnerApply.href()} variant="primary">
        {isLoggedIn ? '成为合作伙伴' : '登录后申请'}
      </ButtonLink>
      {isLoggedIn && <ButtonLink href={accountPaths.applications.href()}>查看申请进度</ButtonLink>}
      <ButtonLink href="#directory">伙伴名录</ButtonLink>
    </>
  );
}

/** What stands in place of the application's form: it needs a login. */
function PartnerCallout() {
  const { isLoggedIn } = useAppSelector((state) => state.authInfo);
  return (
    <div className={styles.callout}>
      <p>请准备统一社会信用代码、企业介绍与 1～3 份资质证明，填写约需十分钟，内容会为您保留。</p>
      <p className={styles.actions}>
        <ButtonLink href={paths.partnerApply.href()} variant="primary">
          {isLoggedIn ? '成为合作伙伴' : '登录后申请'}
        </ButtonLink>
        {isLoggedIn && <ButtonLink href={accountPaths.applications.href()}>查看申请进度</ButtonLink>}
      </p>
    </div>
  );
}
