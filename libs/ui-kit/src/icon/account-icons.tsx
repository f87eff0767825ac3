import { Icon, type IconProps } from './icon';

/** Panels of different sizes: the console. */
export const ConsoleIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 5.5A1.5 1.5 0 0 1 5.5 4H10v8H4zM14 4h4.5A1.5 1.5 0 0 1 20 5.5V8h-6zM14 12h6v6.5a1.5 1.5 0 0 1-1.5 1.5H14zM4 16h6v4H5.5A1.5 1.5 0 0 1 4 18.5z"
  />
);

/** Card with a portrait: the account. */
export const IdentityIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 5.5h16v13H4zM9 9.2a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2M6.5 15.8c.3-1.2 1.3-1.9 2.5-1.9s2.2.7 2.5 1.9M14.5 10H17M14.5 13.5H17"
  />
);

/** Box: a product in use. */
export const ProductIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3.5l7.5 4v9L12 20.5l-7.5-4v-9zM4.8 7.7L12 11.5l7.2-3.8M12 11.5v8.8" />
);

/** Nodes that are joined: a model in use. */
export const ModelIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 3.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4M6 15.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4M18 15.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4M11 8l-4 8M13 8l4 8M8.2 18h7.6"
  />
);

/** Flask: something is tried. */
export const TrialIcon = (props: IconProps) => (
  <Icon {...props} d="M9.5 4h5M10.5 4v5.5L5.3 18a1.4 1.4 0 0 0 1.2 2h11a1.4 1.4 0 0 0 1.2-2l-5.2-8.5V4M8 14.5h8" />
);

/** Sheet with a tick: something applied for. */
export const ApplicationIcon = (props: IconProps) => (
  <Icon {...props} d="M6 3.5h12v17H6zM9 8h6M9 12h2.5M9 16.2l1.6 1.6 3.4-3.6" />
);

/** Torn-off slip: a work order. */
export const WorkOrderIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 6.5h16v3.6a2 2 0 0 0 0 3.8v3.6H4v-3.6a2 2 0 0 0 0-3.8zM14.5 6.5v1.8M14.5 11.1v1.8M14.5 15.7v1.8"
  />
);

/** Bell: messages. */
export const BellIcon = (props: IconProps) => (
  <Icon {...props} d="M6 16.5h12l-1.3-2V11a4.7 4.7 0 0 0-9.4 0v3.5zM12 4v2.3M10.2 19.5h3.6" />
);

/** Shield with a tick: safety. */
export const ShieldIcon = (props: IconProps) => (
  <Icon {...props} d="M12 4l7 2.6v5c0 4.2-2.9 7.2-7 8.4-4.1-1.2-7-4.2-7-8.4v-5zM8.8 12l2.3 2.3 4.2-4.4" />
);

/** Padlock: privacy. */
export const LockIcon = (props: IconProps) => (
  <Icon {...props} d="M6 10.5h12V20H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5" />
);

/** Pin on a map: an address. */
export const PinIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 20.5s6.5-5.4 6.5-10.2a6.5 6.5 0 0 0-13 0c0 4.8 6.5 10.2 6.5 10.2M12 8a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 12 8"
  />
);

/** Receipt with a torn edge: invoices. */
export const ReceiptIcon = (props: IconProps) => (
  <Icon {...props} d="M6 4h12v16l-2-1.4-2 1.4-2-1.4-2 1.4-2-1.4L6 20zM9.5 8l2.5 3 2.5-3M12 11v4M9.8 12.5h4.4" />
);

/** Sheet with a folded corner and a sum: an invoice. */
export const InvoiceIcon = (props: IconProps) => (
  <Icon {...props} d="M6 3.5h8.5L18 7v13.5H6zM14.5 3.5V7H18M9.3 10l2.7 3.2 2.7-3.2M12 13.2v4.6M9.8 15.2h4.4" />
);

/** Small arrow that points left, before a way back. */
export const ArrowLeftIcon = (props: IconProps) => <Icon {...props} d="M19 12H5M11 6l-6 6 6 6" />;

/** Sheet under an arrow: something to keep. */
export const DownloadIcon = (props: IconProps) => <Icon {...props} d="M12 4v11M7.5 10.8L12 15l4.5-4.2M5 19.5h14" />;

/** Columns of which one is left out: which of them are shown. */
export const ColumnsIcon = (props: IconProps) => <Icon {...props} d="M4 5h16v14H4zM9.3 5v14M14.7 5v14" />;

/** Star: favourites. */
export const StarIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
);

/** Funnel: filters. */
export const FilterIcon = (props: IconProps) => <Icon {...props} d="M4 5.5h16l-6.2 7.2v5.2l-3.6 1.6v-6.8z" />;

const EYE = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';

/** Eye: what was typed is shown. */
export const EyeIcon = (props: IconProps) => <Icon {...props} d={EYE} />;

/** Crossed eye: what is typed is hidden. */
export const EyeOffIcon = (props: IconProps) => <Icon {...props} d={`${EYE}M4 20L20 4`} />;
