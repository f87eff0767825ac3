import { NARROW_WINDOW, useMediaQuery, VisuallyHidden } from '@portal/ui-kit';
import { AntdHost } from '@portal/ui-kit/antd';
import { DatePicker, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import { type KeyboardEvent, useId, useState } from 'react';
import type { DatesControlProps, SelectControlProps } from './filter-control-props';
import styles from './filters.module.css';

/** Choice of one value. */
export function SelectControl({ options, ...rest }: SelectControlProps) {
  const { onOpenChange, keepDialog } = useOwnEscape();
  return (
    <AntdHost>
      {/* Without a virtual list every option is one for screen readers too. */}
      <Select
        {...rest}
        className={styles.control}
        options={[...options]}
        popupMatchSelectWidth={false}
        virtual={false}
        getPopupContainer={findPopupContainer}
        onOpenChange={onOpenChange}
        onKeyDown={keepDialog}
      />
    </AntdHost>
  );
}

/** Span of days, in one field on a wide window. */
export function DatesControl({ label, ...rest }: DatesControlProps) {
  const id = useId();
  const ids = { start: `${id}start`, end: `${id}end` };
  const Days = useMediaQuery(NARROW_WINDOW) ? TwoDays : DayRange;
  return (
    <AntdHost>
      <VisuallyHidden as="label" htmlFor={ids.start}>
        {label}从
      </VisuallyHidden>
      <VisuallyHidden as="label" htmlFor={ids.end}>
        {label}到
      </VisuallyHidden>
      <Days {...rest} ids={ids} />
    </AntdHost>
  );
}

interface DaysProps extends Omit<DatesControlProps, 'label'> {
  readonly ids: { readonly start: string; readonly end: string };
}

const PLACEHOLDERS: [string, string] = ['开始日期', '结束日期'];

function DayRange({ ids, days: [first, last], onChange }: DaysProps) {
  return (
    <DatePicker.RangePicker
      id={ids}
      className={styles.control}
      separator={<span className={styles.until}>至</span>}
      placeholder={PLACEHOLDERS}
      allowEmpty
      value={[parseDay(first), parseDay(last)]}
      onChange={(range) => onChange([formatDay(range?.[0]), formatDay(range?.[1])])}
    />
  );
}

// A phone has room for one calendar.
function TwoDays({ ids, days: [first, last], onChange }: DaysProps) {
  const { onOpenChange, keepDialog } = useOwnEscape();
  const shared = {
    className: styles.control,
    inputReadOnly: true,
    getPopupContainer: findPopupContainer,
    onOpenChange,
  };
  return (
    <div className={styles.twoDays} onKeyDown={keepDialog}>
      <DatePicker
        {...shared}
        id={ids.start}
        placeholder={PLACEHOLDERS[0]}
        value={parseDay(first)}
        maxDate={parseDay(last) ?? undefined}
        onChange={(day) => onChange([formatDay(day), last])}
      />
      <span className={styles.until}>至</span>
      <DatePicker
        {...shared}
        id={ids.end}
        placeholder={PLACEHOLDERS[1]}
        value={parseDay(last)}
        minDate={parseDay(first) ?? undefined}
        onChange={(day) => onChange([first, formatDay(day)])}
      />
    </div>
  );
}

/** Escape closes what is open of a field, not the dialog the field stands in. */
function useOwnEscape() {
  const [isOpen, onOpenChange] = useState(false);
  const keepDialog = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) event.preventDefault();
  };
  return { onOpenChange, keepDialog };
}

// Beside an open dialog, which the filters stand in on phones, nothing can be reached.
const findPopupContainer = (node: HTMLElement) => node.closest('dialog') ?? document.body;

function parseDay(text: string): Dayjs | null {
  const day = dayjs(text);
  return day.isValid() ? day : null;
}

const formatDay = (day: Dayjs | null | undefined) => day?.format('YYYY-MM-DD') ?? '';
