import type { PageModule } from '@portal/data-access-api';
import { PrivacyPage } from './privacy.page';

export const page: PageModule = { Page: PrivacyPage };
