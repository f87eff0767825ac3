import { itemSeo, pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { MAAS_CONTENT_ID } from './maas/maas-content-id';

/** Industrial models and the model services (spec §2). */
export const modelRoutes: readonly PageRoute[] = [
  route(paths.industrialModel, () => import('./model-list/model-list.page'), { seo: pageSeo('industrial-model') }),
  route(paths.modelDetail, () => import('./model-detail/model-detail.page'), { seo: itemSeo('MODEL') }),
  route(paths.modelApply, () => import('./model-apply/model-apply.page'), { seo: pageSeo('model-apply') }),
  route(paths.maasPage, () => import('./maas/maas.page'), { seo: pageSeo(MAAS_CONTENT_ID, 'CONTENT') }),
];
