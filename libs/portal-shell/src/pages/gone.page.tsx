import type { PageModule } from '@portal/data-access-api';
import { GonePage } from '@portal/ui-layout';
import { use } from 'react';
import { GoneItemContext } from './gone-item-context';

/** Says that an item is off the shelf, and offers what is there instead. */
function GoneModulePage() {
  const { msg, title = '', alternatives = [] } = use(GoneItemContext) ?? { msg: '内容已下架' };
  return <GonePage message={msg} title={title} alternatives={alternatives} />;
}

export const page: PageModule = { Page: GoneModulePage };
