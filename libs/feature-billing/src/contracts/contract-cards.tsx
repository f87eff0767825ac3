import { type ContractDetail, SIGNER_ROLES } from '@portal/api-contract/account';
import { useFileCalls } from '@portal/data-access-api/account';
import { describeState, orderLifecycle } from '@portal/lifecycles';
import {
  AccountCard,
  cardStyles,
  FactList,
  formatAmount,
  formatBeijingTime,
  OpenedPicture,
  RecordFiles,
  useRecordFile,
} from '@portal/ui-account';
import { Alert, SiteLink } from '@portal/ui-kit';
import { toOrderHref } from '../orders/order-hrefs';
import styles from './contracts.module.css';

interface CardProps {
  readonly contract: ContractDetail;
}

/** 签约方: who is bound by the contract, who signs, and who has. */
export function PartiesCard({ contract: { parties, status } }: CardProps) {
  const isOpen = status < 40 && status !== 21;
  return (
    <AccountCard title="签约方">
      <div className={styles.steps}>
        {parties.map(({ side, name, number, signer, signedAt }) => (
          <FactList
            key={side}
            facts={[
              [side === 'customer' ? '甲方' : '乙方', name || '提交时按实名认证确定'],
              ['统一社会信用代码', number || '–'],
              ['签署人', signer || '平台电子印章'],
              ['签署', signedAt ? `已签署 ${formatBeijingTime(signedAt)}` : isOpen ? '待签署' : '未签署'],
            ]}
          />
        ))}
      </div>
    </AccountCard>
  );
}

/** 存证: by what the signed file is known. */
export function EvidenceCard({ contract: { fileHash, textHash }, isDemo }: CardProps & { readonly isDemo: boolean }) {
  return (
    <AccountCard title="存证">
      <FactList
        facts={[
          ['签名', isDemo ? 'PAdES 数字签名（演示证书）' : 'PAdES 数字签名'],
          [
            '文件摘要',
            <span key="file" className={styles.hash}>
              {fileHash}
            </span>,
          ],
          [
            '文本摘要',
            <span key="text" className={styles.hash}>
              {textHash}
            </span>,
          ],
        ]}
      />
    </AccountCard>
  );
}

/** 关联订单. */
export function OrdersCard({ contract: { orders } }: CardProps) {
  return (
    <AccountCard title="关联订单">
      <div className={styles.orders}>
        {orders.map(({ orderNo, title, status, payable }) => (
          <p key={orderNo} className={styles.order}>
            <SiteLink href={toOrderHref(orderNo)} className={cardStyles.link}>
              {orderNo}
            </SiteLink>
            <span>{title}</span>
            <span>
              {formatAmount(payable)} · {describeState(orderLifecycle, status).label}
            </span>
          </p>
        ))}
      </div>
    </AccountCard>
  );
}

/** 申请信息: what the owner has written. */
export function TermsCard({ contract }: CardProps) {
  const { signerRole, signerName, contactName, deliveryAddress, specialTerms, mandate, paper, templateVersion } =
    contract;
  const files = useRecordFile(useFileCalls());
  return (
    <AccountCard title="申请信息">
      <FactList
        facts={[
          ['签署人', `${signerName}（${SIGNER_ROLES[signerRole]}）`],
          ['联系人', contactName],
          ['联系地址', deliveryAddress],
          ['特别约定', specialTerms || '无'],
          ['模板版本', templateVersion],
        ]}
      />
      {mandate && <RecordFiles label="授权书" files={[mandate]} busyId={files.busyId} onOpen={files.open} />}
      {paper && <RecordFiles label="签署扫描件" files={[paper]} busyId={files.busyId} onOpen={files.open} />}
      {files.failure && <Alert>{files.failure}</Alert>}
      <OpenedPicture preview={files.preview} close={files.close} />
    </AccountCard>
  );
}
