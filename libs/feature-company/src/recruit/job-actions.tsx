import { paths } from '@portal/portal-paths';
import { useAppSelector } from '@portal/data-access-api';
import { ButtonLink } from '@portal/ui-kit';

/** Props of `JobActions`. */
export interface JobActionsProps {
  readonly id: string;
  readonly isClosed: boolean;
  /** Address of the list. */
  readonly back: string;
}

/** What a visitor can do about a job. */
export function JobActions({ id, isClosed, back }: JobActionsProps) {
  const { isLoggedIn } = useAppSelector((state) => state.authInfo);
  return (
    <>
      {!isClosed && (
        <ButtonLink href={paths.recruitApply.href(undefined, { job: id })} variant="primary">
          {isLoggedIn ? '投递简历' : '登录后投递'}
        </ButtonLink>
      )}
      <ButtonLink href={back}>返回职位列表</ButtonLink>
    </>
  );
}
