export { ErrorNotice } from '@portal/ui-layout';
