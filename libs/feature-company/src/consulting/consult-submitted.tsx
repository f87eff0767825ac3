import { useAppSelector } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { SuccessPanel } from '@portal/ui-forms';
import { ButtonLink } from '@portal/ui-kit';

/** Says that a consultation was asked for and what happens next. */
export function ConsultSubmitted({ number }: { readonly number: string }) {
  const { isLoggedIn } = useAppSelector((state) => state.authInfo);
  return (
    <SuccessPanel
      title="预约已提交"
      number={number}
      steps={[
        '工作人员受理后，按您留下的电话联系',
        isLoggedIn
          ? '受理与结果以站内消息通知您，在“我的申请”可查看进度，受理前可以撤回'
          : '请记下申请编号，来电查询时使用',
      ]}
      actions={
        <>
          {isLoggedIn && (
            <ButtonLink href={accountPaths.applications.href()} variant="primary">
              查看进度
            </ButtonLink>
          )}
          <ButtonLink href={paths.caseList.href()}>看看客户案例</ButtonLink>
        </>
      }
    />
  );
}
