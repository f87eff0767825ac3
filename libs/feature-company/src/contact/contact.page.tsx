import { ContentView } from '../content-page/content-view';
import { ContactForm } from './contact-form';

const FORMS = { contact: <ContactForm /> };

/** Ways to reach the company: hotlines, complaint and report channels, a form and the offices. */
export function ContactPage() {
  return <ContentView id="contact" forms={FORMS} />;
}
