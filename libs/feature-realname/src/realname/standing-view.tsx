import type { Certification, Identification, MethodLimit } from '@portal/api-contract/account';
import { CERTIFICATION_METHODS, CERTIFICATION_TYPES } from '@portal/api-contract/account';
import { identificationLifecycle } from '@portal/lifecycles';
import { accountPaths } from '@portal/portal-paths/account';
import { formatBeijingTime, StatusTag } from '@portal/ui-account';
import { ButtonLink } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { FailurePanel } from '../shared/failure-panel';
import { listOtherWays } from '../shared/other-ways';
import { selectPage } from '../shared/select-page';
import { useEntrance } from '../shared/use-entrance';
import { CancelButton } from './cancel-button';
import styles from './realname.module.css';
import { describeOngoing } from './standing-words';

/** The sign stays with what stands before it: no line begins with one. */
const SEPARATOR = '\u00a0· ';

/** Props of `StandingView`. */
export interface StandingViewProps {
  readonly certification: Certification;
  readonly limits: readonly MethodLimit[];
  /** Whether no way of verification is open. */
  readonly isClosed: boolean;
}

/** How the account stands: the identity in effect, what is open, and the last try where it has failed. */
export function StandingView({ certification, limits, isClosed }: StandingViewProps) {
  const { effective, ongoing, failed } = certification;
  const entrance = useEntrance();
  return (
    <div className={styles.standing}>
      {effective && (
        <RecordView record={effective} note={describeEffective(effective, certification.mayRenew)}>
          {!ongoing && !isClosed && <ChangeLinks standing={certification} />}
        </RecordView>
      )}
      {ongoing && (
        <RecordView record={ongoing} note={describeOngoing(ongoing)}>
          {ongoing.state !== 5 && (
            <ButtonLink href={selectPage(ongoing)} variant="primary" size="compact">
              继续
            </ButtonLink>
          )}
          <CancelButton record={ongoing} />
        </RecordView>
      )}
      {failed && (
        <FailurePanel
          record={failed}
          limits={limits}
          again={selectPage(failed)}
          others={listOtherWays(failed, { ...entrance, limits })}
        />
      )}
      {!effective && !ongoing && !failed && (
        <div className={styles.none}>
          <div>
            <p className={styles.name}>未认证</p>
            <p className={styles.note}>个人约需2分钟，企业约需10分钟。可以随时取消，也可以换一种方式。</p>
          </div>
          {!isClosed && (
            <ButtonLink href={accountPaths.chooseIdentificationType.href()} variant="primary">
              开始认证
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}

interface RecordViewProps {
  readonly record: Identification;
  readonly note: string;
  readonly children: ReactNode;
}

function RecordView({ record, note, children }: RecordViewProps) {
  const { name, number, type, method, state } = record;
  return (
    <div className={styles.record}>
      <div className={styles.who}>
        <p className={styles.name}>
          {name}
          <StatusTag lifecycle={identificationLifecycle} state={state} />
        </p>
        <p className={styles.number}>{number}</p>
        <p className={styles.note}>
          {CERTIFICATION_TYPES[type]} · {CERTIFICATION_METHODS[method]}
          {note && SEPARATOR + note}
        </p>
      </div>
      <div className={styles.acts}>{children}</div>
    </div>
  );
}

function ChangeLinks({ standing: { kind, mayRenew } }: { readonly standing: Certification }) {
  if (kind === 'person')
    return (
      <>
        {mayRenew && (
          <ButtonLink href={accountPaths.personalChooseway.href()} variant="primary" size="compact">
            重新认证
          </ButtonLink>
        )}
        <ButtonLink href={accountPaths.personToEnterprise.href()} size="compact">
          转为企业认证
        </ButtonLink>
      </>
    );
  return (
    <>
      {mayRenew && (
        <ButtonLink
          href={accountPaths.realnameModifyProtocol.href(undefined, { type: 6 })}
          variant="primary"
          size="compact"
        >
          更新证照
        </ButtonLink>
      )}
      <ButtonLink href={accountPaths.realnameModify.href()} size="compact">
        变更实名信息
      </ButtonLink>
    </>
  );
}

function describeEffective({ state, decidedAt, validUntil }: Identification, mayRenew: boolean): string {
  if (state === 9) return '变更完成前继续有效';
  if (state === 10) return `证件已于 ${validUntil ?? ''} 到期，请更新；到期30天后不能购买`;
  const since = decidedAt ? `${formatBeijingTime(decidedAt)} 生效` : '';
  const end = validUntil && `证件有效期至 ${validUntil}${mayRenew ? '，即将到期，请更新' : ''}`;
  return [since, end].filter(Boolean).join(SEPARATOR);
}
