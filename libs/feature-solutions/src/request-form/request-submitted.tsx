import { useAppSelector } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';
import { SuccessPanel } from '@portal/ui-forms';
import { ButtonLink } from '@portal/ui-kit';

/** Props of `RequestSubmitted`. */
export interface RequestSubmittedProps {
  readonly title: string;
  readonly number: string;
  /** What happens next, but for where to look it up. */
  readonly steps: readonly string[];
}

/** Says that a request was taken and how to follow it. */
export function RequestSubmitted({ title, number, steps }: RequestSubmittedProps) {
  const { isLoggedIn } = useAppSelector((state) => state.authInfo);
  return (
    <SuccessPanel
      title={title}
      number={number}
      steps={[
        ...steps,
        isLoggedIn
          ? '受理与结果以站内消息通知您，在“我的申请”可查看进度，受理前可以撤回'
          : '请记下申请编号，来电查询时使用',
      ]}
      actions={
        isLoggedIn && (
          <ButtonLink href={accountPaths.applications.href()} variant="primary">
            查看进度
          </ButtonLink>
        )
      }
    />
  );
}
