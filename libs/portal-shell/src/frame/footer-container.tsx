import { type LazyImport, useBrand, useGetFooterQuery } from '@portal/data-access-api';
import { createDeferredForm } from '@portal/ui-forms';
import { SiteFooter } from '@portal/ui-layout';
import type { ContactFormProps } from '@portal/ui-layout/contact-form';
import type { ComponentType } from 'react';
import { PRIVACY_HREF } from './privacy-href';
import { useSubmitContact } from './use-submit-contact';

const HEIGHT = 330;

const loadContactForm: LazyImport<{ readonly ContactForm: ComponentType<ContactFormProps> }> = () =>
  import('./contact-form');
const contactForm = createDeferredForm<ContactFormProps>(async () => (await loadContactForm()).ContactForm, HEIGHT);

/** Has the code of the footer's form at hand: for servers, before they render. */
export const prepareFooter = contactForm.prepare;

/** Chunks whose code browsers fetch later, while their styles are needed at once. */
export const listDeferredChunks = (): readonly string[] => (loadContactForm.chunk ? [loadContactForm.chunk] : []);

/** Feeds the footer from the store; without its configuration there is none. */
export function FooterContainer() {
  const { pageCode } = useBrand();
  const { data: footer } = useGetFooterQuery({ code: pageCode });
  const { onContact } = useSubmitContact();
  return (
    footer && (
      <SiteFooter footer={footer} contactForm={<contactForm.Form privacyHref={PRIVACY_HREF} onContact={onContact} />} />
    )
  );
}
