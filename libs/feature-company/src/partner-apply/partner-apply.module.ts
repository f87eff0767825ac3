import type { PageModule } from '@portal/data-access-api';
import { PartnerApplyPage } from './partner-apply.page';

export const page: PageModule = { Page: PartnerApplyPage };
