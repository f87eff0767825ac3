import { itemSeo, pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { MAAS_CONTENT_ID } from './maas/maas-content';
import { LIST_QUERY_NAMES } from './model-list/query-names';

/** Industrial models and the model services (spec §2). */
export function createModelRoutes(): readonly PageRoute[] {
  return [
    {
      path: paths.industrialModel.path,
      load: () => import('./model-list/model-list.module').then((module) => module.page),
      chunk: '../../libs/feature-models/src/model-list/model-list.module.ts',
      queryNames: LIST_QUERY_NAMES,
      seo: pageSeo('industrial-model'),
    },
    {
      path: paths.modelDetail.path,
      load: () => import('./model-detail/model-detail.module').then((module) => module.page),
      chunk: '../../libs/feature-models/src/model-detail/model-detail.module.ts',
      seo: itemSeo('MODEL'),
    },
    {
      path: paths.modelApply.path,
      load: () => import('./model-apply/model-apply.module').then((module) => module.page),
      chunk: '../../libs/feature-models/src/model-apply/model-apply.module.ts',
      access: 'login',
      seo: pageSeo('model-apply'),
    },
    {
      path: paths.maasPage.path,
      load: () => import('./maas/maas.module').then((module) => module.page),
      chunk: '../../libs/feature-models/src/maas/maas.module.ts',
      access: 'login',
      seo: pageSeo(MAAS_CONTENT_ID, 'CONTENT'),
    },
  ];
}
