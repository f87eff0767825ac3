import { definePage, fetchFresh, fetchQuery, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { accountsApi, contractsApi, ordersApi, realnameApi } from '@portal/data-access-api/account';
import { AccountPage, isMissing } from '@portal/ui-account';
import { ButtonLink, EmptyState, QueryView, Skeleton } from '@portal/ui-kit';
import { useNavigate } from 'react-router-dom';
import { ContractApplyForm } from './contract-apply-form';
import { toContractHref } from './contract-hrefs';
import { CONTRACT_PAGE, MISSING_CONTRACT } from './contract-page';

const FORM_HEIGHT = 1100;

/** Orders that a contract may be of. */
const OPEN_ORDERS = { statuses: [10, 20, 25, 30, 40], pageNo: 1, pageSize: 50 } as const;

const query = { id: urlField.text(32), from: urlField.text(32), orderNos: urlField.text(700) };

const data = pageData(query, ({ query: { id, from } }) => ({
  profile: fetchQuery(accountsApi.endpoints.getUserProfile),
  standing: fetchFresh(realnameApi.endpoints.findUserCertification),
  templates: fetchFresh(contractsApi.endpoints.listContractTemplates),
  orders: fetchFresh(ordersApi.endpoints.listOrders, { ...OPEN_ORDERS, statuses: [...OPEN_ORDERS.statuses] }),
  contract: (id ?? from) ? fetchFresh(contractsApi.endpoints.getContract, { id: id ?? from ?? '' }) : null,
}));

export const page = definePage({ data, Page: ContractApplyPage });

/** 申请合同 (spec §2, contract-apply); with `?id=` the draft of it, with `?from=` like another contract. */
function ContractApplyPage(props: PageProps<typeof data>) {
  const { query: url, profile, standing, templates, orders, contract } = props;
  const navigate = useNavigate();
  const { id, from, orderNos = '' } = url.values;
  const named = id ?? from;
  if (named && isMissing(named, contract.error)) return <Missing />;
  return (
    <AccountPage title={id ? '修改合同' : '申请合同'} back={CONTRACT_PAGE.back}>
      <QueryView
        result={named ? contract : { ...contract, data: null }}
        isHeld={profile.isLoading || standing.isLoading || templates.isLoading || orders.isLoading}
        waiting={<Skeleton height={FORM_HEIGHT} />}
      >
        {(known) =>
          id && known && !known.actions.includes('save') ? (
            <EmptyState
              message="合同已提交，不能再修改"
              action={<ButtonLink href={toContractHref(known.id)}>返回合同</ButtonLink>}
            />
          ) : (
            <ContractApplyForm
              // What was typed is kept: with the next version the form is shown anew under it.
              key={`${named} ${known?.version}`}
              account={profile.data?.account ?? ''}
              party={standing.data?.effective?.name ?? ''}
              templates={templates.data ?? []}
              orders={orders.data?.list ?? []}
              contract={known ?? undefined}
              isCopy={id === undefined && from !== undefined}
              named={orderNos.split(',').filter(Boolean)}
              onSaved={(saved) => void navigate(toContractHref(saved.id))}
              onReload={() => void contract.refetch()}
            />
          )
        }
      </QueryView>
    </AccountPage>
  );
}

function Missing() {
  return (
    <AccountPage {...CONTRACT_PAGE}>
      <EmptyState
        message={MISSING_CONTRACT.message}
        action={<ButtonLink href={CONTRACT_PAGE.back.href}>{MISSING_CONTRACT.back}</ButtonLink>}
      />
    </AccountPage>
  );
}
