import type { PageModule } from '@portal/data-access-api';
import { UserInfoPage } from './user-info.page';

export const page: PageModule = { Page: UserInfoPage };
