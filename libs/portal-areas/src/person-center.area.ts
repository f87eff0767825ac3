import type { AreaDefinition } from '@portal/data-access-api';
import { CenterLayout, personCenterRoutes } from '@portal/feature-community';

export const area: AreaDefinition = {
  listRoutes: () => personCenterRoutes,
  frame: { headerVariant: 'community', hasFooter: false },
  Layout: CenterLayout,
};
