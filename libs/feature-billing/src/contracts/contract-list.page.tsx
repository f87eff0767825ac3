import type { ContractBrief } from '@portal/api-contract/account';
import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { contractsApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, RecordLink, usePolling } from '@portal/ui-account';
import { FilterSelect, FilterText, RecordList, cellStyles } from '@portal/ui-account/records';
import { Button, ButtonLink, PENDING, Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import { CONTRACT_COLUMNS } from './contract-columns';
import { contractQuery, listContractTabs, STATUS_OPTIONS } from './contract-filter.rules';
import { toApplyHref, toBecomeHref, toContractHref } from './contract-hrefs';
import { isWaiting } from './contract-words';
import { VerifyDialog } from './verify-dialog';

const POLL_MS = 15_000;

const data = pageData(contractQuery, ({ query: { type, status, keyword, page, size } }) => ({
  contracts: fetchFresh(contractsApi.endpoints.listContracts, {
    ...{ type, statuses: status === undefined ? [] : [status], keyword, pageNo: page, pageSize: size },
  }),
  intents: fetchFresh(contractsApi.endpoints.countContracts, { type: 1 }),
  formal: fetchFresh(contractsApi.endpoints.countContracts, { type: 2 }),
}));

export const page = definePage({ data, Page: ContractListPage });

/** 我的合同 (spec §2, contract): letters of intent and contracts by state, and what can be done with each. */
function ContractListPage({ query, contracts, intents, formal }: PageProps<typeof data>) {
  usePolling(contracts.refetch, contracts.data?.list.some(isWaiting) ? POLL_MS : 0);
  const [isVerifying, setIsVerifying] = useState(false);
  const apply = (
    <ButtonLink href={accountPaths.contractApply.href()} variant="primary" size="compact">
      申请合同
    </ButtonLink>
  );
  return (
    <AccountPage
      title="我的合同"
      lead="申请意向、订单与框架合同，在线签署，下载盖章后的合同文件。"
      actions={
        <>
          <Button size="compact" onClick={() => setIsVerifying(true)}>
            验签
          </Button>
          {apply}
        </>
      }
    >
      {intents.isLoading || formal.isLoading ? (
        <div role="status" aria-label="正在加载合同" {...PENDING}>
          <Skeleton height={560} />
        </div>
      ) : (
        <RecordList<ContractBrief>
          name="合同"
          storageKey="contract"
          columns={CONTRACT_COLUMNS}
          getKey={({ id }) => id}
          result={contracts}
          query={query}
          tabs={{ name: 'type', items: listContractTabs(intents.data, formal.data) }}
          filters={
            <>
              <FilterText query={query} name="keyword" label="关键词" placeholder="合同编号或名称" maxLength={60} />
              <FilterSelect query={query} name="status" label="状态" options={STATUS_OPTIONS} />
            </>
          }
          empty={{ message: '还没有合同，下单后可以在这里申请', action: apply }}
          rowActions={(row) => (
            <div className={cellStyles.actions}>
              <RecordLink text={row.status === 30 ? '签署' : '查看'} name={row.title} href={toContractHref(row.id)} />
              {row.type === 1 && row.status === 20 && row.isApproved && (
                <RecordLink text="转正式" name={row.title} href={toBecomeHref(row.id)} />
              )}
              {row.status === 10 && <RecordLink text="编辑" name={row.title} href={toApplyHref({ id: row.id })} />}
            </div>
          )}
        />
      )}
      <VerifyDialog isOpen={isVerifying} onClose={() => setIsVerifying(false)} />
    </AccountPage>
  );
}
