import type { PageModule } from '@portal/data-access-api';
import { RecruitApplyPage } from './recruit-apply.page';

export const page: PageModule = { Page: RecruitApplyPage };
