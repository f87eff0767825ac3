import type { PageModule } from '@portal/data-access-api';
import { Navigate, useLocation, useParams } from 'react-router-dom';

/** Reached by a link inside the portal; by its address the server leads on. */
function RealnameAliasPage() {
  const { page = '' } = useParams();
  const { search, hash } = useLocation();
  return <Navigate replace to={`/overview/${encodeURIComponent(page)}${search}${hash}`} />;
}

export const page: PageModule = { Page: RealnameAliasPage };
