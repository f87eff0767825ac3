import { useGetMessagePreferenceQuery } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage } from '@portal/ui-account';
import { DataNotice, Skeleton } from '@portal/ui-kit';
import { PreferenceForm } from './preference-form';

/** 接收设置: on which ways messages come, and when not. */
export function PreferenceView() {
  const { data, isError, error, refetch } = useGetMessagePreferenceQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <AccountPage
      title="消息接收设置"
      lead="站内消息始终保留。短信与邮件可以按类型选择，安全消息不能关闭。"
      back={{ href: accountPaths.overviewMessage.href(), text: '返回消息' }}
    >
      {data ? (
        <PreferenceForm stored={data} onReload={() => void refetch()} />
      ) : isError ? (
        <DataNotice message="设置加载失败" error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="正在加载设置">
          <Skeleton height={640} />
        </div>
      )}
    </AccountPage>
  );
}
