import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage } from '@portal/ui-account';
import { QueryView, Skeleton } from '@portal/ui-kit';
import type { MessagesPageProps } from './messages.page';
import { PreferenceForm } from './preference-form';

/** 接收设置: on which ways messages come, and when not. */
export function PreferenceView({ preference, profile }: Pick<MessagesPageProps, 'preference' | 'profile'>) {
  return (
    <AccountPage
      title="消息接收设置"
      lead="站内消息始终保留。短信与邮件可以按类型选择，安全消息不能关闭。"
      back={{ href: accountPaths.overviewMessage.href(), text: '返回消息' }}
    >
      <QueryView result={preference} waiting={<Skeleton height={640} />} label="正在加载设置" failure="设置加载失败">
        {(stored) => <PreferenceForm stored={stored} profile={profile.data} onReload={preference.refetch} />}
      </QueryView>
    </AccountPage>
  );
}
