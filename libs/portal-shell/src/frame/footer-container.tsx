import { useBrand, useGetFooterQuery } from '@portal/data-access-api';
import { createDeferredForm } from '@portal/ui-forms';
import { SiteFooter } from '@portal/ui-layout';
import type { ContactFormProps } from '@portal/ui-layout/contact-form';
import { PRIVACY_HREF } from './privacy-href';
import { useSubmitContact } from './use-submit-contact';

const HEIGHT = 330;

const contactForm = createDeferredForm<ContactFormProps>(
  async () => (await import('./contact-form')).ContactForm,
  HEIGHT,
);

/** Has the code of the footer's form at hand: for servers, before they render. */
export const prepareFooter = contactForm.prepare;

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
