import { startPortal } from '@portal/portal-shell/client';
import { config, routes } from './portal.config';

void startPortal({ config, routes });
