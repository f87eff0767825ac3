import { itemSeo, pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { MAAS_CONTENT_ID } from './maas/maas-content';

/** Industrial models and the model services (spec §2). */
export function createModelRoutes(): readonly PageRoute[] {
  return [
    {
      path: paths.industrialModel.path,
      load: () => import('./model-list/model-list.page').then((module) => module.page),
      chunk: '../../libs/feature-models/src/model-list/model-list.page.tsx',
      seo: pageSeo('industrial-model'),
    },
    {
      path: paths.modelDetail.path,
      load: () => import('./model-detail/model-detail.page').then((module) => module.page),
      chunk: '../../libs/feature-models/src/model-detail/model-detail.page.tsx',
      seo: itemSeo('MODEL'),
    },
    {
      path: paths.modelApply.path,
      load: () => import('./model-apply/model-apply.page').then((module) => module.page),
      chunk: '../../libs/feature-models/src/model-apply/model-apply.page.tsx',
      access: 'login',
      seo: pageSeo('model-apply'),
    },
    {
      path: paths.maasPage.path,
      load: () => import('./maas/maas.page').then((module) => module.page),
      chunk: '../../libs/feature-models/src/maas/maas.page.tsx',
      access: 'login',
      seo: pageSeo(MAAS_CONTENT_ID, 'CONTENT'),
    },
  ];
}
