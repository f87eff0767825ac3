import type { OwnContentDetail } from '@portal/api-contract/community';
import { communityPaths } from '@portal/portal-paths/community';
import { DraftNotice, FormWarning, type ShownForm, SuccessPanel } from '@portal/ui-forms';
import { Button, ButtonLink } from '@portal/ui-kit';
import { type ReactNode, lazy, Suspense, useState } from 'react';
import { KeptNote } from './kept-note';
import { PrecheckPanel } from './precheck-panel';
import { TelephoneNote } from './telephone-note';
import type { useWriting } from './use-writing';
import styles from './writing.module.css';

const ConflictDialog = lazy(() => import('./conflict-dialog').then((module) => ({ default: module.ConflictDialog })));

/** Props of `WritingFrame`. */
export interface WritingFrameProps extends Omit<ReturnType<typeof useWriting>, 'form'> {
  /** What is written, e.g. 文章. */
  readonly name: string;
  /** What the page is for, e.g. 写文章. */
  readonly heading: string;
  readonly form: ShownForm & { readonly receipt: OwnContentDetail | null };
  /** Where one's own of this kind are. */
  readonly ownHref: string;
  readonly children: ReactNode;
  /** What stands beside the text: category, tags, declarations. */
  readonly settings: ReactNode;
}

const ON_SHELF = 211;

/** Page of a text that is written: its fields, how far it is kept, what the check finds, and the ways on. */
export function WritingFrame(props: WritingFrameProps) {
  const { name, heading, form, keeper, state, isKept, hits, submitAnyway, places } = props;
  const { ownHref, onReload, children, settings } = props;
  const [isConflictShown, setIsConflictShown] = useState(true);
  if (form.receipt) return <Submitted name={name} receipt={form.receipt} ownHref={ownHref} />;

  return (
    <form {...form.props} className={styles.page} aria-label={heading}>
      <header className={styles.bar}>
        <h1>{heading}</h1>
        <KeptNote state={state} />
        {state.name === 'conflict' && (
          <Button variant="text" onClick={() => setIsConflictShown(true)}>
            查看差异
          </Button>
        )}
        <div className={styles.barActions}>
          <ButtonLink href={ownHref} variant="text">
            草稿与{name}
          </ButtonLink>
          <Button onClick={() => void keeper.flush()} disabled={state.name === 'saving'}>
            保存草稿
          </Button>
          <Button type="submit" variant="primary" disabled={form.isSending || state.name === 'conflict'}>
            {form.isSending ? '提交中…' : '提交发布'}
          </Button>
        </div>
      </header>
      <TelephoneNote />
      {!isKept && <DraftNotice form={form} text="已恢复本机上未保存的内容" discardText="放弃，使用服务器上的" />}
      <FormWarning error={form.error} />
      {hits.length > 0 && (
        <PrecheckPanel
          hits={hits}
          isSending={form.isSending}
          onAskReview={submitAnyway}
          onShow={({ field, start, end }) => {
            if (field === 'body') return places.current?.select(start, end);
            const element = form.props.ref.current?.querySelector('input');
            element?.focus();
            element?.setSelectionRange(start, end);
          }}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <aside className={styles.settings} aria-label="发布设置">
          {settings}
        </aside>
      </div>
      {state.name === 'conflict' && isConflictShown && (
        <Suspense fallback={null}>
          <ConflictDialog
            here={keeper.getText()}
            current={state.current}
            onKeepHere={() => void keeper.override(state.current)}
            onTakeCurrent={() => {
              keeper.forget();
              onReload(state.current.draftId);
            }}
            onClose={() => setIsConflictShown(false)}
          />
        </Suspense>
      )}
    </form>
  );
}

interface SubmittedProps extends Pick<WritingFrameProps, 'name' | 'ownHref'> {
  readonly receipt: OwnContentDetail;
}

function Submitted({ name, receipt, ownHref }: SubmittedProps) {
  const { title, steps } = describeReceipt(name, receipt);
  return (
    <div className={styles.done}>
      <SuccessPanel
        title={title}
        steps={steps}
        actions={
          <>
            {receipt.url && (
              <ButtonLink href={receipt.url} variant="primary">
                查看{name}
              </ButtonLink>
            )}
            <ButtonLink href={ownHref}>我的{name}</ButtonLink>
            <ButtonLink href={communityPaths.community.href()} variant="text">
              回到社区
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

const CHANGES = '之后的修改会先审核，审核期间原内容仍然展示';

/** What has become of a text, and what follows. */
function describeReceipt(name: string, { status, revision, publishAt }: OwnContentDetail) {
  if (status !== ON_SHELF || revision !== null)
    return {
      title: `${name}已提交审核`,
      steps: ['审核结果会通过站内通知告诉你', '审核期间可以在个人中心查看进度或撤回'],
    };
  if (publishAt !== null)
    return {
      title: `${name}已定时`,
      steps: [`${publishAt.slice(0, 16).replace('T', ' ')} 自动发布，之前只有你能看到`, CHANGES],
    };
  return { title: `${name}已发布`, steps: ['所有人现在都可以看到', CHANGES] };
}
