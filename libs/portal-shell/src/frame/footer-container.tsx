import { useBrand, useGetFooterQuery } from '@portal/data-access-api';
import { SiteFooter } from '@portal/ui-layout';
import { ContactForm } from '@portal/ui-layout/contact-form';
import { openConsentSettings } from '../consent/consent-settings';
import { PRIVACY_HREF } from './privacy-href';
import { useSubmitContact } from './use-submit-contact';

/** Feeds the footer from the store; without its configuration there is none. */
export function FooterContainer() {
  const { pageCode } = useBrand();
  const { data: footer } = useGetFooterQuery({ code: pageCode });
  const { onContact } = useSubmitContact();
  return (
    footer && (
      <SiteFooter
        footer={footer}
        contactForm={<ContactForm privacyHref={PRIVACY_HREF} onContact={onContact} />}
        onPrivacySettings={openConsentSettings}
      />
    )
  );
}
