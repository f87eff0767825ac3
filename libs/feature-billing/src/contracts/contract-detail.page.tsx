import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { contractsApi } from '@portal/data-access-api/account';
import { RecordPage, usePolling } from '@portal/ui-account';
import { CONTRACT_PAGE, MISSING_CONTRACT } from './contract-page';
import { ContractView } from './contract-view';
import { isWaiting } from './contract-words';

const POLL_MS = 3000;

const data = pageData({ id: urlField.text(32) }, ({ query: { id } }) => ({
  contract: fetchFresh(contractsApi.endpoints.getContract, id && { id }),
  text: fetchFresh(contractsApi.endpoints.getContractText, id && { id }),
}));

export const page = definePage({ data, Page: ContractDetailPage });

/** 合同详情 (spec §2, contract-detail): the contract that the URL names, to be read and signed. */
function ContractDetailPage({ query, contract: result, text }: PageProps<typeof data>) {
  usePolling(result.refetch, result.data && isWaiting(result.data) ? POLL_MS : 0);
  return (
    <RecordPage {...CONTRACT_PAGE} id={query.values.id} result={result} missing={MISSING_CONTRACT}>
      {(contract) => <ContractView key={contract.id} contract={contract} text={text} />}
    </RecordPage>
  );
}
