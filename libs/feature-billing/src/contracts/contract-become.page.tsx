import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { contractsApi } from '@portal/data-access-api/account';
import { AccountPage, RecordPage } from '@portal/ui-account';
import { ButtonLink, EmptyState } from '@portal/ui-kit';
import { useNavigate } from 'react-router-dom';
import { BecomeView } from './become-view';
import { toContractHref } from './contract-hrefs';
import { CONTRACT_PAGE, MISSING_CONTRACT } from './contract-page';

const data = pageData({ id: urlField.text(32) }, ({ query: { id } }) => ({
  contract: fetchFresh(contractsApi.endpoints.getContract, id && { id }),
  becoming: fetchFresh(contractsApi.endpoints.getContractBecoming, id && { id }),
}));

export const page = definePage({ data, Page: ContractBecomePage });

/** 转为正式合同 (spec §2, contract-become): the letter of intent that the URL names, and the contract that it becomes. */
function ContractBecomePage({ query, contract: result, becoming }: PageProps<typeof data>) {
  const navigate = useNavigate();
  return (
    <RecordPage {...CONTRACT_PAGE} title="转为正式合同" id={query.values.id} result={result} missing={MISSING_CONTRACT}>
      {(contract) =>
        contract.actions.includes('become') ? (
          <BecomeView
            key={contract.id}
            contract={contract}
            becoming={becoming}
            onDone={() => void navigate(toContractHref(contract.id))}
          />
        ) : (
          <AccountPage title="转为正式合同" back={CONTRACT_PAGE.back}>
            <EmptyState
              message="这份合同不是有效的意向合同，不能转为正式"
              action={<ButtonLink href={toContractHref(contract.id)}>返回合同</ButtonLink>}
            />
          </AccountPage>
        )
      }
    </RecordPage>
  );
}
