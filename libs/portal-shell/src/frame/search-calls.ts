export { createSearchSource } from '@portal/data-access-api/search';
