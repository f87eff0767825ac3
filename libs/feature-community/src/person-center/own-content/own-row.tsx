import type { OwnContent } from '@portal/api-contract/community';
import { type ApiError } from '@portal/data-access-api';
import {
  useDeleteContentDraftMutation,
  useDeleteContentMutation,
  usePutContentOnShelfMutation,
  useTakeContentOffShelfMutation,
  useWithdrawContentMutation,
} from '@portal/data-access-api/community';
import { communityContentLifecycle } from '@portal/lifecycles';
import { StatusTag } from '@portal/ui-account';
import { Button, ButtonLink, randomKey, SiteLink } from '@portal/ui-kit';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatDay, formatFigure } from '../../shared/format-figure';
import lineStyles from '../../shared/facts-line.module.css';
import { SureButton } from '../frame/sure-button';
import styles from './own-row.module.css';
import { NEXT_STEPS } from './own-tabs';

const AppealDialog = lazy(() => import('./appeal-dialog').then((module) => ({ default: module.AppealDialog })));

const RevisionsDialog = lazy(() =>
  import('./revisions-dialog').then((module) => ({ default: module.RevisionsDialog })),
);

/** State of what was never submitted. */
const DRAFT = 100;

const REVISIONS = {
  draft: '有未提交的修改',
  waiting: '修改正在审核，原内容仍在展示',
  rejected: '修改未通过审核，原内容仍在展示',
} as const;

/** Props of `OwnRow`. */
export interface OwnRowProps {
  readonly item: OwnContent;
  readonly editHref: string | undefined;
  /** What chooses it. */
  readonly children: ReactNode;
}

/** An own item: where it stands, why, and what can be done next. */
export function OwnRow({ item, editHref, children }: OwnRowProps) {
  const { mid, title, status, revision, url, reason, updatedAt, publishedAt, publishAt, counts, actions } = item;
  const [withdraw, withdrawing] = useWithdrawContentMutation();
  const [takeOff, takingOff] = useTakeContentOffShelfMutation();
  const [putOn, puttingOn] = usePutContentOnShelfMutation();
  const [remove, removing] = useDeleteContentMutation();
  const [discard, discarding] = useDeleteContentDraftMutation();
  const [isAppealing, setIsAppealing] = useState(false);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const calls = [withdrawing, takingOff, puttingOn, removing, discarding];
  const isSending = calls.some(({ isLoading }) => isLoading);
  const failure = calls.find(({ error }) => error)?.error as ApiError | undefined;
  const submission = () => ({ body: { mid }, idempotencyKey: randomKey() });
  const can = (action: string) => actions.includes(action);

  return (
    <li className={styles.row}>
      {children}
      <div className={styles.words}>
        <h2>
          {url ? <SiteLink href={url}>{title || '未命名'}</SiteLink> : title || '未命名'}
          <StatusTag lifecycle={communityContentLifecycle} state={status} />
        </h2>
        {revision && <p className={styles.note}>{REVISIONS[revision]}</p>}
        {reason && (
          <p className={styles.reason}>
            原因：{reason}
            {NEXT_STEPS[status] && <span>{NEXT_STEPS[status]}</span>}
          </p>
        )}
        <p className={lineStyles.facts}>
          <span>更新于 {formatDay(updatedAt)}</span>
          {publishAt && <span>定时 {publishAt.slice(0, 16).replace('T', ' ')} 发布</span>}
          {publishedAt && !publishAt && (
            <>
              <span>发布于 {formatDay(publishedAt)}</span>
              <span>{formatFigure(counts.views)} 浏览</span>
              <span>{formatFigure(counts.likes)} 赞</span>
              <span>{formatFigure(counts.comments)} 评论</span>
            </>
          )}
        </p>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure.msg || failure.message}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {can('save') && editHref && (
          <ButtonLink size="compact" href={editHref}>
            {status === 121 || status === 321 ? '修改重提' : '编辑'}
          </ButtonLink>
        )}
        {status !== DRAFT && (
          <Button size="compact" aria-haspopup="dialog" onClick={() => setIsHistoryOpen(true)}>
            历史版本
          </Button>
        )}
        {can('withdraw') && (
          <Button size="compact" disabled={isSending} onClick={() => void withdraw(submission())}>
            撤回
          </Button>
        )}
        {can('appeal') && (
          <Button size="compact" aria-haspopup="dialog" onClick={() => setIsAppealing(true)}>
            申诉
          </Button>
        )}
        {can('onShelf') && (
          <Button size="compact" disabled={isSending} onClick={() => void putOn(submission())}>
            重新上架
          </Button>
        )}
        {can('offShelf') && (
          <Button size="compact" disabled={isSending} onClick={() => void takeOff(submission())}>
            下架
          </Button>
        )}
        {can('discard') && (
          <Button size="compact" disabled={isSending} onClick={() => void discard({ draftId: mid })}>
            放弃修改
          </Button>
        )}
        {can('delete') && (
          <SureButton words={['删除', '确认删除']} isDisabled={isSending} onSure={() => void remove({ mid })} />
        )}
      </div>
      {isAppealing && (
        <Suspense fallback={null}>
          <AppealDialog mid={mid} onClose={() => setIsAppealing(false)} />
        </Suspense>
      )}
      {isHistoryOpen && (
        <Suspense fallback={null}>
          <RevisionsDialog mid={mid} onClose={() => setIsHistoryOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}
