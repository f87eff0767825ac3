import type { PageModule } from '@portal/data-access-api';
import { WhitepaperPage } from './whitepaper.page';

export const page: PageModule = { Page: WhitepaperPage };
