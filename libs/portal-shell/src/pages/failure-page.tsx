import { ErrorPage, NotFoundLayout } from '@portal/ui-layout';

/** Props of `FailurePage`. */
export interface FailurePageProps {
  readonly message: string;
}

/** What stands in the place of a page that could not be shown. */
export function FailurePage({ message }: FailurePageProps) {
  return (
    <NotFoundLayout header={null}>
      <ErrorPage statusCode={500} message={message} />
    </NotFoundLayout>
  );
}
