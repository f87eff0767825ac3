export { contactApi } from '@portal/data-access-api/forms';
