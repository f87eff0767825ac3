import { listDetailPages } from '../../platform/content-items/page-queries';
import { defineModule } from '../../platform/modules/define-module';
import { newsFormat } from './news-format';
import { readNewsInfo } from './news-info';
import { createNewsRoutes } from './news.routes';
import { news } from './news.tables';

export const newsModule = defineModule({
  name: 'news',
  contentFormats: [newsFormat],
  itemReaders: { NEWS: readNewsInfo },
  pageQueries: [listDetailPages('news', { id: news.id, changedOn: news.publishedOn })],
  notPersonal: { news: 'the author of an article is named by the editors' },
  start: ({ orm }) => ({ routes: createNewsRoutes(orm) }),
});
