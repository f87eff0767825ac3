import { MESSAGE_TYPES, type MessageChannel, type MessageType } from '@portal/api-contract/account';
import { TYPES } from './message-filter.rules';
import { type ChannelName, CHANNELS } from './preference-form.rules';
import { TableHead } from '@portal/ui-kit';
import styles from './preference.module.css';

/** What a type of message tells, where its owner chooses how to receive it. */
const TYPE_HINTS: Readonly<Record<MessageType, string>> = {
  system: '平台公告、申请进展与维护升级',
  order: '下单、支付、开票与退款进展',
  workorder: '客服回复、方案与状态变化',
  realname: '认证结果与到期提醒',
  community: '回答、评论与审核结果',
  activity: '报名、开始提醒与回放',
  security: '登录与账号变更，不可关闭',
};

const CHANNEL_ENTRIES = Object.entries(CHANNELS) as readonly (readonly [MessageChannel, string])[];

/** Props of `ChannelTable`. */
export interface ChannelTableProps {
  readonly values: Readonly<Record<ChannelName, boolean>>;
  readonly onChange: (change: Partial<Record<ChannelName, boolean>>) => void;
}

/** Types of messages by ways: a box for each that can be chosen. */
export function ChannelTable({ values, onChange }: ChannelTableProps) {
  return (
    <table className={styles.table} aria-label="接收方式">
      <TableHead columns={['消息类型', '站内', ...CHANNEL_ENTRIES.map(([, label]) => label)]} />
      <tbody>
        {TYPES.map((type) => (
          <tr key={type}>
            <th scope="row">
              {MESSAGE_TYPES[type]}
              <span className={styles.hint}>{TYPE_HINTS[type]}</span>
            </th>
            <td>
              <Box label={`${MESSAGE_TYPES[type]}：站内，始终开启`} isOn isFixed />
            </td>
            {CHANNEL_ENTRIES.map(([channel, label]) => (
              <td key={channel}>
                {type === 'security' ? (
                  <Box label={`${MESSAGE_TYPES[type]}：${label}，不可关闭`} isOn isFixed />
                ) : (
                  <Box
                    label={`${MESSAGE_TYPES[type]}：${label}`}
                    isOn={values[`${type}.${channel}`]}
                    onChange={(isOn) => onChange({ [`${type}.${channel}`]: isOn })}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BoxProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isFixed?: boolean;
  readonly onChange?: (isOn: boolean) => void;
}

function Box({ label, isOn, isFixed = false, onChange }: BoxProps) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        disabled={isFixed}
        onChange={({ target }) => onChange?.(target.checked)}
      />
    </label>
  );
}
