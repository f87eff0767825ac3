import { recordStyles } from '@portal/ui-account';
import { Button } from '@portal/ui-kit';

/** Says that the form shows what an earlier visit left behind, and what it does not. */
export function DraftNotice({ onGiveUp }: { readonly onGiveUp: () => void }) {
  return (
    <p className={recordStyles.restored} role="status">
      <span>已恢复您上次未提交的内容；附件和机密信息不会保存，需要时请重新添加。</span>
      <Button variant="text" onClick={onGiveUp}>
        放弃草稿
      </Button>
    </p>
  );
}
