import { CloseIcon } from '@portal/ui-kit';
import { AntdHost } from '@portal/ui-kit/antd';
import { Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

/** Props of `AccountDialog`. */
export interface AccountDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** In pixels; 600, the small preset of the spec, by default. */
  readonly width?: number;
  readonly children: ReactNode;
}

const SMALL_WIDTH = 600;

/** Dialog of the account area: focus goes in, stays, and returns; what was typed goes when it closes. */
export function AccountDialog({ title, isOpen, onClose, width = SMALL_WIDTH, children }: AccountDialogProps) {
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
          title={title}
          width={width}
          footer={null}
          centered
          destroyOnHidden
          closeIcon={<CloseIcon size={18} />}
        >
          {children}
        </Modal>
      )}
    </AntdHost>
  );
}
