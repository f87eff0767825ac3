import { AntdHost } from '@portal/ui-kit/antd';
import { Modal } from 'antd';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { ToolboxProps } from '../layout-props';
import { ConsultForm } from './consult-form';
import { ConsultSuccess } from './consult-success';

/** Props of `ConsultDialog`. */
export interface ConsultDialogProps extends Pick<ToolboxProps, 'privacyHref' | 'captcha' | 'onConsult'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Width of the small dialog preset (spec §9). */
const SMALL_WIDTH = 600;

/** 项目咨询 (spec §1): a form in a dialog; what was typed stays until it was sent. */
export function ConsultDialog({ isOpen, privacyHref, captcha, onClose, onConsult }: ConsultDialogProps) {
  const [isSent, setIsSent] = useState(false);
  // A host of our own: in the body itself, antd would lock scrolling by an inline style.
  const [host, setHost] = useState<HTMLElement | null>(null);

  return (
    <AntdHost>
      {createPortal(<div ref={setHost} />, document.body)}
      {host && (
        <Modal
          open={isOpen}
          onCancel={onClose}
          getContainer={() => host}
          title="项目咨询"
          width={SMALL_WIDTH}
          footer={null}
          centered
          closeIcon={<CloseMark />}
          afterOpenChange={(isNowOpen) => {
            if (!isNowOpen) setIsSent(false);
          }}
        >
          {isSent ? (
            <ConsultSuccess onClose={onClose} />
          ) : (
            <ConsultForm
              privacyHref={privacyHref}
              captcha={captcha}
              onConsult={onConsult}
              onSent={() => setIsSent(true)}
            />
          )}
        </Modal>
      )}
    </AntdHost>
  );
}

function CloseMark() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
