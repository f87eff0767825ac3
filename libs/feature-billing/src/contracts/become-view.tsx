import type { ContractBecoming, ContractDetail, ShownContractText } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { useBecomeContractMutation } from '@portal/data-access-api/account';
import { AccountCard, AccountPage, RecordColumns, RecordSummary } from '@portal/ui-account';
import { QueryView, Skeleton } from '@portal/ui-kit';
import { useCallback, useState } from 'react';
import { StepButton } from '../model-publishing/step-button';
import { BecomeForm, type BecomeRequest } from './become-form';
import { ChecksCard, TermChangesCard } from './becoming-cards';
import { toContractHref } from './contract-hrefs';
import { ContractPaper } from './contract-text-card';
import { describeAmount } from './contract-words';
import styles from './contracts.module.css';

/** Props of `BecomeView`. */
export interface BecomeViewProps {
  readonly contract: ContractDetail;
  readonly becoming: QueryResult<ContractBecoming>;
  readonly onDone: () => void;
}

interface Preview {
  readonly text: ShownContractText;
  readonly request: BecomeRequest;
}

/** The letter of intent, what has to be so, what changes, who signs, and the text of the contract that it becomes. */
export function BecomeView({ contract, becoming, onDone }: BecomeViewProps) {
  const { id, title, partyName, orderNos } = contract;
  const [preview, setPreview] = useState<Preview>();
  const dropPreview = useCallback(() => setPreview(undefined), []);
  return (
    <AccountPage title="转为正式合同" back={{ href: toContractHref(id), text: '意向合同' }}>
      <RecordSummary
        label="意向合同概况"
        facts={[
          ['意向合同', title],
          ['合同编号', id],
          ['签约主体', partyName],
          ['金额', describeAmount(contract)],
          ['关联订单', orderNos.join('、')],
        ]}
        hint="转为正式后，签约主体、订单与金额不变，合同文本换为正式合同，由双方签署后生效。"
      />
      <QueryView result={becoming} waiting={<Skeleton height={640} />}>
        {({ checks, facts, terms }) => (
          <RecordColumns
            main={
              <>
                <TermChangesCard facts={facts} terms={terms} />
                {checks.every(({ isMet }) => isMet) && (
                  <BecomeForm
                    contract={contract}
                    onPreview={(text, request) => setPreview({ text, request })}
                    onChange={dropPreview}
                  />
                )}
                {preview && <PreviewCard id={id} preview={preview} onDone={onDone} />}
              </>
            }
            aside={<ChecksCard checks={checks} />}
          />
        )}
      </QueryView>
    </AccountPage>
  );
}

function PreviewCard({
  id,
  preview,
  onDone,
}: {
  readonly id: string;
  readonly preview: Preview;
  readonly onDone: () => void;
}) {
  const { text, request } = preview;
  const [become] = useBecomeContractMutation();
  return (
    <AccountCard title="正式合同文本">
      <ContractPaper {...text} />
      <p className={styles.note}>
        文本摘要（SHA-256）：<span className={styles.hash}>{text.textHash}</span>
      </p>
      <StepButton
        text="转为正式合同"
        question="提交后意向合同由正式合同代替，文本不再变化；审核通过后 15 天内签署，可延长一次。"
        variant="primary"
        send={(idempotencyKey) => become({ body: { id, ...request, textHash: text.textHash }, idempotencyKey })}
        onDone={onDone}
      />
    </AccountCard>
  );
}
