export { createCaptchaCalls } from '@portal/data-access-api/forms';
