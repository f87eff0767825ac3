import { definePage } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { Navigate } from 'react-router-dom';

export const page = definePage({ Page: PersonPage });

/** The personal page of the spec (§2) is the personal information. */
function PersonPage() {
  return <Navigate to={paths.userInfo.href()} replace />;
}
