import { AntdHost } from '@portal/ui-kit/antd';
import { QRCode } from 'antd';

const SIZE = 180;

/** Props of `QrPicture`. */
export interface QrPictureProps {
  readonly text: string;
}

/** The squares of a code, which say nothing to those who do not see them. */
export function QrPicture({ text }: QrPictureProps) {
  return (
    <AntdHost>
      <div aria-hidden="true">
        <QRCode value={text} size={SIZE} type="svg" bordered={false} />
      </div>
    </AntdHost>
  );
}
