import type { TrialDetail } from '@portal/api-contract/account';
import { trialLifecycle } from '@portal/lifecycles';
import { accountPaths } from '@portal/portal-paths/account';
import {
  AccountCard,
  AccountPage,
  FactList,
  formatBeijingTime,
  RecordColumns,
  RecordSummary,
  StatusTag,
  useOpenAction,
} from '@portal/ui-account';
import { Alert, Button, ButtonLink, SiteLink } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { RecordHistory } from '../record-history/record-history';
import { TRIAL_FORMS } from './trial-forms';
import { TrialMeters } from './trial-meters';
import { TRIAL_PAGE } from './trial-page';
import { describeTrial, toPurchaseHref, TRIAL_ACTIONS, type TrialAction } from './trial-words';

/** Props of `OpenTrial`. */
export interface OpenTrialProps {
  readonly trial: TrialDetail;
  /** What the URL asks to be done. */
  readonly act: TrialAction | undefined;
  /** Fetches the trial again. */
  readonly onStale: () => void;
}

/** The page of a trial with what its owner may do. */
export function OpenTrial({ trial, act, onStale }: OpenTrialProps) {
  const { actions } = trial;
  const { open, choose, close, notice, onDone } = useOpenAction<TrialAction>(act, actions);
  const Form = open && TRIAL_FORMS[open];
  return (
    <AccountPage
      {...TRIAL_PAGE}
      actions={
        <>
          {(Object.keys(TRIAL_ACTIONS) as TrialAction[]).map(
            (name) =>
              actions.includes(name) && (
                <Button
                  key={name}
                  size="compact"
                  variant={name === 'cancel' ? 'danger' : undefined}
                  onClick={() => choose(name)}
                >
                  {TRIAL_ACTIONS[name]}
                </Button>
              ),
          )}
          {actions.includes('convert') && (
            <ButtonLink href={toPurchaseHref(trial)} variant="primary" size="compact">
              转为正式
            </ButtonLink>
          )}
        </>
      }
    >
      <Alert tone="success">{notice}</Alert>
      <RecordSummary label="试用概况" facts={listFacts(trial)} hint={trial.status === 30 ? '' : describeTrial(trial)} />
      {Form && open && (
        <AccountCard title={TRIAL_ACTIONS[open]}>
          <Form trial={trial} onCancel={close} onDone={onDone} onStale={onStale} />
        </AccountCard>
      )}
      <TrialColumns trial={trial} />
    </AccountPage>
  );
}

function TrialColumns({ trial }: Pick<OpenTrialProps, 'trial'>) {
  return (
    <RecordColumns
      main={
        <>
          {trial.endsAt !== null && (
            <AccountCard title="剩余与配额">
              <TrialMeters trial={trial} />
            </AccountCard>
          )}
          <AccountCard title="试用信息">
            <FactList facts={listDetails(trial)} />
          </AccountCard>
        </>
      }
      aside={
        <AccountCard title="试用进度">
          <RecordHistory
            lifecycle={trialLifecycle}
            filesLabel="提交的附件"
            result={{ data: trial, isError: false, error: undefined, refetch: () => undefined }}
          />
        </AccountCard>
      }
    />
  );
}

type Facts = readonly (readonly [name: string, value: ReactNode])[];

function listFacts({ id, productName, productUrl, status }: TrialDetail): Facts {
  return [
    ['试用编号', id],
    ['状态', <StatusTag key="state" lifecycle={trialLifecycle} state={status} />],
    [
      '产品',
      <SiteLink key="product" href={productUrl}>
        {productName}
      </SiteLink>,
    ],
  ];
}

/** What is known of a trial so far. */
function listDetails(trial: TrialDetail): Facts {
  const { createdAt, days, openedAt, endsAt, instanceNo, extension, feedback, orderNo, scene } = trial;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['申请时间', formatBeijingTime(createdAt)],
    ['试用期限', `${days} 天`],
    ['开通时间', openedAt && formatBeijingTime(openedAt)],
    ['到期时间', endsAt && formatBeijingTime(endsAt)],
    ['试用实例', instanceNo],
    ['延期', extension && `${extension.days} 天，${extension.isGranted ? '已通过' : extension.reason}`],
    ['评价', feedback && `${feedback.rating} 分${feedback.text ? `，${feedback.text}` : ''}`],
    [
      '正式订单',
      orderNo && (
        <SiteLink key="order" href={accountPaths.orderDetail.href(undefined, { orderNo })}>
          {orderNo}
        </SiteLink>
      ),
    ],
    ['使用场景', scene],
  ];
  return facts.filter(([, value]) => Boolean(value));
}
