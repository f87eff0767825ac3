import type { AreaDefinition } from '@portal/data-access-api';

export const area: AreaDefinition = { listRoutes: () => [] };
