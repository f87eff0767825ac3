import { ButtonLink } from '@portal/ui-kit';
import { toHelpHref } from './help-href';
import { NoticePanel } from './notice-panel';

/** Neither way of verification is open (spec §3, `entrance` 00). */
export function MaintenanceNotice() {
  return (
    <NoticePanel
      tone="warning"
      title="实名认证系统维护中"
      actions={
        <ButtonLink
          href={toHelpHref({ step: '进入实名认证', message: '实名认证系统维护中' })}
          variant="secondary"
          size="compact"
        >
          急需认证，提交工单
        </ButtonLink>
      }
    >
      <p>自动核验与证件审核暂时都不可用，请稍后再试。已完成的认证不受影响，进行中的认证不会丢失。</p>
    </NoticePanel>
  );
}
