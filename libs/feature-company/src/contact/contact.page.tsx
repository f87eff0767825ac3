import { definePage, pageData, type PageProps } from '@portal/data-access-api';
import { fetchContent } from '../content-page/content-data';
import { ContentView } from '../content-page/content-view';
import { ContactForm } from './contact-form';

const FORMS = { contact: <ContactForm /> };

const data = pageData(({ brand }) => ({ content: fetchContent(brand, 'contact') }));

export const page = definePage({ data, item: 'content', Page: ContactPage });

/** Ways to reach the company: hotlines, complaint and report channels, a form and the offices. */
function ContactPage({ content }: PageProps<typeof data>) {
  return <ContentView content={content} forms={FORMS} />;
}
