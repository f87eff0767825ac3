import { useDeleteMessagesMutation } from '@portal/data-access-api/account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { Button, ButtonRow } from '@portal/ui-kit';
import styles from './messages.module.css';

/** Props of `DeleteDialog`. */
export interface DeleteDialogProps {
  /** Messages to delete; none while nothing is asked. */
  readonly ids: readonly string[];
  readonly onClose: () => void;
  /** Hears how many were deleted. */
  readonly onDone: (total: number) => void;
}

/** Asks before messages are deleted. */
export function DeleteDialog({ ids, onClose, onDone }: DeleteDialogProps) {
  const [deleteMessages, { isLoading, isError, reset }] = useDeleteMessagesMutation();

  async function confirm() {
    const { data } = await deleteMessages({ ids: [...ids] });
    if (data) onDone(data.total);
  }

  function close() {
    reset();
    onClose();
  }

  return (
    <AccountDialog title="删除消息" isOpen={ids.length > 0} onClose={close} width={400}>
      <p className={styles.text}>确定删除选中的 {ids.length} 条消息吗？删除后无法恢复。</p>
      {isError && (
        <p className={styles.failure} role="alert">
          删除失败，请重试
        </p>
      )}
      <ButtonRow>
        <Button size="compact" onClick={close}>
          取消
        </Button>
        <Button variant="danger" size="compact" disabled={isLoading} onClick={() => void confirm()}>
          删除
        </Button>
      </ButtonRow>
    </AccountDialog>
  );
}
