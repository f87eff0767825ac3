import { definePage, fetchFresh, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { realnameApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { usePolling } from '@portal/ui-account';
import { ButtonLink, EmptyState, QueryView, Skeleton } from '@portal/ui-kit';
import { RealnameFrame } from '../shared/realname-frame';
import { ResultView } from './result-view';

/** How often it is asked whether a provider that was slow has spoken, in milliseconds. */
const POLLING_MS = 3000;

const { identificationDetail, listIdentificationLimits } = realnameApi.endpoints;

const data = pageData({ id: urlField.pattern(/^[\w-]{1,64}$/) }, ({ query }) => ({
  record: fetchFresh(identificationDetail, query.id && { id: query.id }),
  limits: fetchQuery(listIdentificationLimits),
}));

export const page = definePage({ data, Page: SubmitSuccessPage });

/** 认证结果 (spec §2): what came of a verification, or what is waited for. */
function SubmitSuccessPage({ query, record, limits }: PageProps<typeof data>) {
  const { state, hasElements } = record.data ?? {};
  usePolling(record.refetch, state === 3 || (state === 2 && !hasElements) ? POLLING_MS : 0);
  return (
    <RealnameFrame title="认证结果" lead="结果也会发送到消息中心。" step={4}>
      {query.values.id ? (
        <QueryView result={record} waiting={<Skeleton height={260} />} failure="没有找到这次认证">
          {(known) => <ResultView record={known} limits={limits.data ?? []} />}
        </QueryView>
      ) : (
        <EmptyState
          message="没有可以显示的认证结果"
          action={<ButtonLink href={accountPaths.realname.href()}>返回实名认证</ButtonLink>}
        />
      )}
    </RealnameFrame>
  );
}
