import { AntdDialog } from '@portal/ui-kit/antd';
import { useState } from 'react';
import type { ToolboxProps } from '../layout-props';
import { ConsultForm } from './consult-form';
import { ConsultSuccess } from './consult-success';

/** Props of `ConsultDialog`. */
export interface ConsultDialogProps extends Pick<ToolboxProps, 'privacyHref' | 'captcha' | 'onConsult'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 项目咨询 (spec §1): a form in a dialog; what was typed stays until it was sent. */
export function ConsultDialog({ isOpen, privacyHref, captcha, onClose, onConsult }: ConsultDialogProps) {
  const [isSent, setIsSent] = useState(false);
  return (
    <AntdDialog
      title="项目咨询"
      isOpen={isOpen}
      onClose={onClose}
      afterOpenChange={(isNowOpen) => {
        if (!isNowOpen) setIsSent(false);
      }}
    >
      {isSent ? (
        <ConsultSuccess onClose={onClose} />
      ) : (
        <ConsultForm privacyHref={privacyHref} captcha={captcha} onConsult={onConsult} onSent={() => setIsSent(true)} />
      )}
    </AntdDialog>
  );
}
