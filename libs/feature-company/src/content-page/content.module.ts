import type { PageModule } from '@portal/data-access-api';
import { loadContent } from './content-data';
import { ContentByIdPage } from './content-by-id.page';

export const page: PageModule = {
  Page: ContentByIdPage,
  loader: (context) => {
    const { id } = context.params;
    return id ? loadContent(id).loader(context) : [];
  },
  item: (context) => {
    const { id } = context.params;
    return id ? loadContent(id).item(context) : null;
  },
};
