import { Modal, type ModalProps } from 'antd';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from '../icon/panel-icons';
import { AntdHost } from './antd-host';

/** Width of the small dialog preset, in pixels (spec §9). */
const SMALL_WIDTH = 600;

/** Props of `AntdDialog`. */
export interface AntdDialogProps extends Pick<ModalProps, 'children' | 'destroyOnHidden' | 'afterOpenChange'> {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** In pixels; that of the small preset by default. */
  readonly width?: number;
}

/** Dialog by antd: focus goes in, stays, and returns. */
export function AntdDialog({ isOpen, onClose, width = SMALL_WIDTH, ...modal }: AntdDialogProps) {
  // A host of our own: in the body itself, antd would lock scrolling by an inline style.
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <AntdHost>
      {createPortal(<div ref={setHost} />, document.body)}
      {host && (
        <Modal
          {...modal}
          open={isOpen}
          onCancel={onClose}
          getContainer={() => host}
          width={width}
          footer={null}
          centered
          closeIcon={<CloseIcon size={18} />}
        />
      )}
    </AntdHost>
  );
}
