import { accountPaths } from '@portal/portal-paths/account';
import { SuccessPanel } from '@portal/ui-forms';
import { Button, ButtonLink, Card } from '@portal/ui-kit';

/** Props of `SolvedPanel`. */
export interface SolvedPanelProps {
  /** What was typed is not needed any more. */
  readonly onDiscard: () => void;
  /** The form is needed after all. */
  readonly onReturn: () => void;
}

/** Stands in place of the form for somebody whose question a suggestion has answered. */
export function SolvedPanel({ onDiscard, onReturn }: SolvedPanelProps) {
  return (
    <Card>
      <SuccessPanel
        title="问题解决了就好"
        steps={['没有提交任何工单', '返回工单列表后，填写的内容会被清除']}
        actions={
          <>
            <ButtonLink href={accountPaths.workOrders.href()} variant="primary" size="compact" onClick={onDiscard}>
              返回工单列表
            </ButtonLink>
            <Button size="compact" onClick={onReturn}>
              还有问题，继续填写
            </Button>
          </>
        }
      />
    </Card>
  );
}
