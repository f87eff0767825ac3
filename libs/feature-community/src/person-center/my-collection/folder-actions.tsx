import { type CollectionFolder, PARTICIPATION_RULES } from '@portal/api-contract/community';
import { useDeleteFolderMutation, useSaveFolderMutation } from '@portal/data-access-api/community';
import { useFormDraft } from '@portal/data-access-api/session';
import { CheckBoxField, defineForm, field, Form, TextField, useForm } from '@portal/ui-forms';
import { Button, Dialog } from '@portal/ui-kit';
import { useState } from 'react';

const folderForm = defineForm({
  name: field.line({
    label: '收藏夹名称',
    rule: PARTICIPATION_RULES.folder,
    maxLength: PARTICIPATION_RULES.folder.max,
  }),
  isPublic: field.flag(),
});

/** Props of `FolderActions`. */
export interface FolderActionsProps {
  /** The folder that is shown; none for all of them, and for the default one. */
  readonly current: CollectionFolder | undefined;
  readonly onDeleted: () => void;
}

/** Makes, renames and deletes folders; what is in one goes to the default one with it. */
export function FolderActions({ current, onDeleted }: FolderActionsProps) {
  const own = current?.id ? current : undefined;
  const [edited, setEdited] = useState<CollectionFolder | 'new'>();
  const [remove, { isLoading, error }] = useDeleteFolderMutation();
  const [isSure, setIsSure] = useState(false);

  async function deleteFolder({ id }: CollectionFolder): Promise<void> {
    const { error: failed } = await remove({ id });
    if (!failed) onDeleted();
  }

  return (
    <>
      <Button size="compact" aria-haspopup="dialog" onClick={() => setEdited('new')}>
        新建收藏夹
      </Button>
      {own && (
        <>
          <Button size="compact" aria-haspopup="dialog" onClick={() => setEdited(own)}>
            重命名
          </Button>
          <Button
            size="compact"
            variant={isSure ? 'danger' : 'secondary'}
            disabled={isLoading}
            onBlur={() => setIsSure(false)}
            onClick={() => (isSure ? void deleteFolder(own) : setIsSure(true))}
          >
            {isSure ? '确认删除' : '删除收藏夹'}
          </Button>
        </>
      )}
      {error && <span role="alert">没有成功，请稍后再试</span>}
      {edited && <FolderDialog folder={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

interface FolderDialogProps {
  readonly folder: CollectionFolder | undefined;
  readonly onClose: () => void;
}

function FolderDialog({ folder, onClose }: FolderDialogProps) {
  const [save] = useSaveFolderMutation();
  const form = useForm(folderForm, {
    start: folder && { name: folder.name, isPublic: folder.isPublic },
    draft: useFormDraft(`folder-${folder?.id ?? 'new'}`),
    send: (request, idempotencyKey) => save({ body: { ...(folder && { id: folder.id }), ...request }, idempotencyKey }),
    onSubmitted: onClose,
  });
  return (
    <Dialog title={folder ? '重命名收藏夹' : '新建收藏夹'} onClose={onClose}>
      <Form form={form} label="收藏夹" submitText="保存">
        <TextField field={form.bind('name')} />
        <CheckBoxField field={form.bind('isPublic')}>在我的主页公开</CheckBoxField>
      </Form>
    </Dialog>
  );
}
