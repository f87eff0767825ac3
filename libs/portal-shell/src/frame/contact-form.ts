export { ContactForm } from '@portal/ui-layout/contact-form';
