// The form of the footer: its code comes later than the page.
export { ContactForm } from './contact-form';
export type { ContactFormProps } from '../layout-props';
