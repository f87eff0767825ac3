import { AntdHost } from '@portal/ui-kit/antd';
import { QRCode } from 'antd';

const SIZE = 180;

/** Props of `QrPicture`. */
export interface QrPictureProps {
  readonly text: string;
}

/** The squares of a code. */
export function QrPicture({ text }: QrPictureProps) {
  return (
    <AntdHost>
      <QRCode value={text} size={SIZE} type="svg" bordered={false} />
    </AntdHost>
  );
}
