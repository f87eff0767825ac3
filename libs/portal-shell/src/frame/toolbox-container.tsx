import { useBrand, useGetSystemParamConfQuery } from '@portal/data-access-api';
import { Toolbox } from '@portal/ui-layout';
import { useMemo } from 'react';
import { readContactParams } from './contact-params';
import { PRIVACY_HREF } from './privacy-href';
import { useCaptcha } from './use-captcha';
import { useSubmitContact } from './use-submit-contact';

/** Props of `ToolboxContainer`. */
export interface ToolboxContainerProps {
  readonly isConsultEnabled: boolean;
}

/** Feeds the side toolbar from the contact parameters. */
export function ToolboxContainer({ isConsultEnabled }: ToolboxContainerProps) {
  const { platformType } = useBrand();
  const { data } = useGetSystemParamConfQuery({ dicKeyEnum: 'CONTENT_CONTACT_US', platformType });
  const contact = useMemo(() => readContactParams(data?.child ?? []), [data]);
  const { onConsult } = useSubmitContact();
  const captcha = useCaptcha('consult');
  return (
    <Toolbox
      contact={contact}
      isConsultShown={isConsultEnabled}
      privacyHref={PRIVACY_HREF}
      captcha={captcha}
      onConsult={onConsult}
    />
  );
}
