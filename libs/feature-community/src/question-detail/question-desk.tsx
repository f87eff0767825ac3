import { type ContentDetail, PARTICIPATION_RULES } from '@portal/api-contract/community';
import {
  useCloseQuestionMutation,
  useGetQuestionRightsQuery,
  useMarkDuplicateQuestionMutation,
  useReopenQuestionMutation,
} from '@portal/data-access-api/community';
import { useFormDraft } from '@portal/data-access-api/session';
import { DefinedFields, defineForm, field, Form, toSubmissionError, useForm } from '@portal/ui-forms';
import { Button, Dialog } from '@portal/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { BountyDialog } from './bounty-dialog';
import styles from './question-detail.module.css';

const InviteDialog = lazy(() => import('./invite-dialog').then((module) => ({ default: module.InviteDialog })));

const closeForm = defineForm({
  reason: field.prose({ label: '关闭原因', rule: PARTICIPATION_RULES.closing, rows: 3 }),
});

const NUMBER = /qaDetail\/([\w-]{1,64})\.html|^\s*([\w-]{1,64})\s*$/;
const readMid = (typed: string) => NUMBER.exec(typed)?.slice(1).find(Boolean) ?? '';

const duplicateForm = defineForm({
  original: field.text({
    label: '原问题的网址',
    hint: '打开原问题，复制地址栏中的网址',
    maxLength: 300,
    findError: (typed) => (readMid(typed) ? '' : '请粘贴原问题的网址'),
  }),
});

/** Props of `QuestionDesk`. */
export interface QuestionDeskProps {
  readonly item: ContentDetail;
  /** Reads the question anew. */
  readonly onChanged: () => void;
}

/** What members do with a question beside answering it; its asker, trusted members and moderators do more. */
export function QuestionDesk({ item: { mid, question }, onChanged }: QuestionDeskProps) {
  const { data: rights } = useGetQuestionRightsQuery({ mid });
  const [reopen, { error, isLoading }] = useReopenQuestionMutation();
  const [opened, setOpened] = useState<'bounty' | 'close' | 'duplicate' | 'invite'>();
  if (!rights || !Object.values(rights).includes(true)) return null;
  const onClose = () => setOpened(undefined);
  const onDone = () => {
    onClose();
    onChanged();
  };
  const dialog = { mid, onClose, onDone };
  return (
    <div role="group" aria-label="问题操作" className={styles.desk}>
      {rights.canInvite && (
        <Button variant="text" aria-haspopup="dialog" onClick={() => setOpened('invite')}>
          邀请回答
        </Button>
      )}
      {rights.canRaiseBounty && (
        <Button variant="text" aria-haspopup="dialog" onClick={() => setOpened('bounty')}>
          {question?.bounty ? '提高悬赏' : '设置悬赏'}
        </Button>
      )}
      {rights.canClose && (
        <Button variant="text" aria-haspopup="dialog" onClick={() => setOpened('close')}>
          关闭问题
        </Button>
      )}
      {rights.canMarkDuplicate && (
        <Button variant="text" aria-haspopup="dialog" onClick={() => setOpened('duplicate')}>
          标记为重复
        </Button>
      )}
      {rights.canReopen && (
        <Button variant="text" disabled={isLoading} onClick={() => void reopen({ mid }).then(onChanged)}>
          重新开放
        </Button>
      )}
      <span role="status">{error ? toSubmissionError(error).msg : ''}</span>
      {opened === 'invite' && (
        <Suspense fallback={null}>
          <InviteDialog mid={mid} onClose={onClose} />
        </Suspense>
      )}
      {opened === 'bounty' && question && <BountyDialog {...dialog} bounty={question.bounty} max={rights.maxBounty} />}
      {opened === 'close' && question?.status !== 4 && <CloseDialog {...dialog} />}
      {opened === 'duplicate' && question?.status !== 4 && <DuplicateDialog {...dialog} />}
    </div>
  );
}

interface DeskDialogProps {
  readonly mid: string;
  readonly onClose: () => void;
  /** It was sent. */
  readonly onDone: () => void;
}

function CloseDialog({ mid, onClose, onDone }: DeskDialogProps) {
  const [close] = useCloseQuestionMutation();
  const form = useForm(closeForm, {
    draft: useFormDraft(`close-${mid}`),
    send: (request) => close({ mid, ...request }),
    onSubmitted: onDone,
  });
  return (
    <Dialog title="关闭问题" onClose={onClose}>
      <Form form={form} label="关闭问题" submitText="关闭问题">
        <DefinedFields form={form} />
      </Form>
    </Dialog>
  );
}

function DuplicateDialog({ mid, onClose, onDone }: DeskDialogProps) {
  const [mark] = useMarkDuplicateQuestionMutation();
  const form = useForm(duplicateForm, {
    draft: useFormDraft(`duplicate-${mid}`),
    send: ({ original }) => mark({ mid, originalId: readMid(original) }),
    onSubmitted: onDone,
  });
  return (
    <Dialog title="标记为重复" onClose={onClose}>
      <Form form={form} label="标记为重复" submitText="标记">
        <DefinedFields form={form} />
      </Form>
    </Dialog>
  );
}
