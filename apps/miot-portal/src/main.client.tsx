import { startPortal } from '@portal/portal-shell/client';
import { config } from './portal.config';

void startPortal(config);
