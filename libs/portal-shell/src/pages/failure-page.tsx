import { ErrorPage, NotFoundLayout } from '@portal/ui-layout';

/** Props of `FailurePage`. */
export interface FailurePageProps {
  readonly message: string;
  /** URL of the home page, without prefix. */
  readonly homeHref: string;
}

/** What stands in the place of a page that could not be shown. */
export function FailurePage({ message, homeHref }: FailurePageProps) {
  return (
    <NotFoundLayout header={null}>
      <ErrorPage statusCode={500} message={message} homeHref={homeHref} />
    </NotFoundLayout>
  );
}
