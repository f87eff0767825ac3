import type { Device } from '@portal/api-contract/account';
import { useRemoveDeviceMutation, useRemoveOtherDevicesMutation } from '@portal/data-access-api/account';
import { SubjectDialog } from '@portal/ui-account/dialog';
import { defineForm, Form, useForm } from '@portal/ui-forms';
import styles from './dialogs.module.css';

/** What is to be logged out: a device, or all but the own one. */
export type Removal = Device | 'others';

/** Props of `RemoveDeviceDialog`. */
export interface RemoveDeviceDialogProps {
  /** Nothing is asked where it is `null`. */
  readonly removal: Removal | null;
  readonly onClose: () => void;
  /** Hears what was done, in words. */
  readonly onRemoved: (notice: string) => void;
}

const WIDTH = 460;

/** Nothing is asked but whether it is meant. */
const emptyForm = defineForm({});

/** Asks before a device is logged out. */
export function RemoveDeviceDialog({ removal, onClose, onRemoved }: RemoveDeviceDialogProps) {
  return (
    <SubjectDialog
      subject={removal}
      title={(shown) => (shown === 'others' ? '全部下线' : '设备下线')}
      onClose={onClose}
      width={WIDTH}
    >
      {(shown) => <Question removal={shown} onClose={onClose} onRemoved={onRemoved} />}
    </SubjectDialog>
  );
}

function Question({ removal, onClose, onRemoved }: RemoveDeviceDialogProps & { readonly removal: Removal }) {
  const [removeDevice] = useRemoveDeviceMutation();
  const [removeOthers] = useRemoveOtherDevicesMutation();
  const form = useForm(emptyForm, {
    send: () => (removal === 'others' ? removeOthers() : removeDevice({ id: removal.id })),
    onSubmitted: ({ total }) => {
      onRemoved(removal === 'others' ? `其他${total}台设备已下线` : `${removal.name} 已下线`);
      onClose();
    },
  });
  return (
    <Form form={form} label="确认下线" submitText="确认下线">
      <p className={styles.lead}>
        {removal === 'others'
          ? '除当前设备外，其他设备都会立即退出登录，需要重新登录才能继续使用。'
          : `“${removal.name}”会立即退出登录，需要重新登录才能继续使用。`}
        如果不是您本人登录的设备，请同时修改登录密码。
      </p>
    </Form>
  );
}
