import { Icon, type IconProps } from './icon';

/** Speech bubble of a conversation. */
export const ChatIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M20 11.5c0 3.9-3.6 7-8 7-1 0-2-.2-2.9-.5L4.5 19.5l1.1-3.6A6.6 6.6 0 0 1 4 11.5c0-3.9 3.6-7 8-7s8 3.1 8 7M8.5 11.5h.01M12 11.5h.01M15.5 11.5h.01"
  />
);

/** Envelope: a written message. */
export const MailIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.5 6h13A1.5 1.5 0 0 1 20 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5v-9A1.5 1.5 0 0 1 5.5 6M4.5 7.5 12 13l7.5-5.5"
  />
);

/** QR code. */
export const QrCodeIcon = (props: IconProps) => (
  <Icon {...props} d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v.01M17.5 20H14M20 18v2" />
);

/** Sheet with a pen: a written request. */
export const ConsultIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M11.5 5H5.5A1.5 1.5 0 0 0 4 6.5v12A1.5 1.5 0 0 0 5.5 20h12a1.5 1.5 0 0 0 1.5-1.5v-6M9 15l.6-3L17.5 4.1l2.4 2.4L12 14.4z"
  />
);

/** Headset: service at hand. */
export const ServiceIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 15v-3a7.5 7.5 0 0 1 15 0v3M4.5 13H7v5H5.5a1 1 0 0 1-1-1zM19.5 13H17v5h1.5a1 1 0 0 0 1-1zM19 18c0 1.5-2 2.5-5 2.5"
  />
);

/** Arrow up to a line: back to the top. */
export const ToTopIcon = (props: IconProps) => <Icon {...props} d="M5 4.5h14M12 20V9M6.5 14L12 8.5 17.5 14" />;
