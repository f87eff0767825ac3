import type { PageModule } from '@portal/data-access-api';
import { ModelApplyPage } from './model-apply.page';

export const page: PageModule = { Page: ModelApplyPage };
