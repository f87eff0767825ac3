import { sql } from 'drizzle-orm';
import { listDetailPages } from '../../platform/content-items/page-queries';
import { defineModule } from '../../platform/modules/define-module';
import { openDownloadFolder } from './download-folder';
import { findProductItems } from './find-product-items';
import { productFormat } from './product-format';
import { readProductInfo } from './product-info';
import { createProductPageRoutes } from './product-pages.routes';
import { createProductRoutes } from './products.routes';
import { product } from './products.tables';

export const productsModule = defineModule({
  name: 'products',
  contentFormats: [productFormat],
  itemReaders: { PRODUCT: readProductInfo },
  itemFinders: { PRODUCT: findProductItems },
  pageQueries: [
    listDetailPages('product', {
      id: product.code,
      changedOn: product.publishedOn,
      condition: sql`not is_content_empty`,
    }),
  ],
  start: ({ orm, mediaDir, related }) => ({
    routes: [...createProductRoutes(orm), ...createProductPageRoutes(orm, openDownloadFolder(mediaDir), related)],
  }),
});
