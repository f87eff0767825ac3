import { CONTRACT_KINDS, type ContractDetail, SIGN_MODES, type ShownContractText } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { contractLifecycle } from '@portal/lifecycles';
import { AccountCard, AccountPage, RecordColumns, RecordSummary, StatusTag, Timeline } from '@portal/ui-account';
import { Alert, Button } from '@portal/ui-kit';
import { useState } from 'react';
import { ContractActions } from './contract-actions';
import { ContractFiles } from './contract-files';
import { CONTRACT_PAGE } from './contract-page';
import { EvidenceCard, OrdersCard, PartiesCard, TermsCard } from './contract-cards';
import { ContractTextCard } from './contract-text-card';
import { describeDue, describeNextStep } from './contract-words';
import { VerifyDialog } from './verify-dialog';

/** Props of `ContractView`. */
export interface ContractViewProps {
  readonly contract: ContractDetail;
  readonly text: QueryResult<ShownContractText>;
}

/** The page of a contract with what its owner may do. */
export function ContractView({ contract, text }: ContractViewProps) {
  const { id, title, kind, status, signMode, isDemo, fileHash, log } = contract;
  const [notice, setNotice] = useState('');
  const [isVerifying, setIsVerifying] = useState(false);
  return (
    <AccountPage
      {...CONTRACT_PAGE}
      actions={
        <Button size="compact" onClick={() => setIsVerifying(true)}>
          验签
        </Button>
      }
    >
      <Alert tone="success">{notice}</Alert>
      <RecordSummary
        label="合同概况"
        facts={[
          ['合同', title],
          ['合同编号', id],
          ['状态', <StatusTag key="status" lifecycle={contractLifecycle} state={status} />],
          ['类型', `${CONTRACT_KINDS[kind]} · ${SIGN_MODES[signMode]}`],
          ['期限', describeDue(contract) || '–'],
        ]}
        hint={describeNextStep(contract)}
      />
      <RecordColumns
        main={
          <>
            <ContractActions
              contract={contract}
              textHash={text.data?.textHash}
              onDone={setNotice}
              onStale={() => void text.refetch()}
            />
            <ContractTextCard result={text} action={<ContractFiles contract={contract} />} />
          </>
        }
        aside={
          <>
            <PartiesCard contract={contract} />
            {fileHash && <EvidenceCard contract={contract} isDemo={isDemo} />}
            {contract.orders.length > 0 && <OrdersCard contract={contract} />}
            <TermsCard contract={contract} />
            <AccountCard title="合同进度">
              <Timeline lifecycle={contractLifecycle} log={log} />
            </AccountCard>
          </>
        }
      />
      <VerifyDialog isOpen={isVerifying} onClose={() => setIsVerifying(false)} />
    </AccountPage>
  );
}
