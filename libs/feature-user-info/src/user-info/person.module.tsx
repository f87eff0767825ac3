import type { PageModule } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { Navigate } from 'react-router-dom';

/** The personal page of the spec (§2) is the personal information. */
function PersonPage() {
  return <Navigate to={paths.userInfo.href()} replace />;
}

export const page: PageModule = { Page: PersonPage };
