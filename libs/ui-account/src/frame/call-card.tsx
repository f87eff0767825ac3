import { AccountCard, type AccountCardProps } from './account-card';
import { CallContent, type CallContentProps } from './call-content';

/** Props of `CallCard`. */
export interface CallCardProps<Data>
  extends Omit<AccountCardProps, 'children'>, Omit<CallContentProps<Data>, 'failure'> {}

/** Card with a call of its own: it waits and fails alone. */
export function CallCard<Data>({ title, action, ...content }: CallCardProps<Data>) {
  return (
    <AccountCard title={title} action={action}>
      <CallContent {...content} failure={`${title}加载失败`} />
    </AccountCard>
  );
}
