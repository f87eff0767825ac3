import type { AreaDefinition } from '@portal/data-access-api';
import { documentRoutes } from '@portal/feature-documents';
import { searchRoutes } from '@portal/feature-search';

export const area: AreaDefinition = { listRoutes: () => [...documentRoutes, ...searchRoutes] };
