import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ThemeConfig } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import type { ReactNode } from 'react';
import { LESS_MOTION } from '../media-query/use-media-query';
import { createAdoptedStyleContainer } from './adopted-style-container';

interface AntdEnvironment {
  readonly cache: ReturnType<typeof createCache>;
  readonly container: HTMLElement;
  readonly theme: ThemeConfig;
}

// One for the whole document: antd writes each component's styles once.
let environment: AntdEnvironment | undefined;

/** Environment of antd components in lazily loaded pieces: theme, language, and styles the page's policy allows. */
export function AntdHost({ children }: { readonly children: ReactNode }) {
  environment ??= { cache: createCache(), container: createAdoptedStyleContainer(), theme: readTheme() };
  const { cache, container, theme } = environment;
  return (
    <StyleProvider cache={cache} container={container}>
      <ConfigProvider locale={zhCN} theme={theme} button={{ autoInsertSpace: false }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

// antd mixes its shades from colors, not from custom properties: it is told what these are.
const COLORS = {
  colorPrimary: '--color-main',
  colorLink: '--color-main',
  // antd derives or has lighter ones, on which or as which text is hard to read.
  colorPrimaryHover: '--color-main',
  colorError: '--color-danger',
  colorBorder: '--color-field',
  colorText: '--color-text',
  colorTextQuaternary: '--color-text-faint',
  colorTextPlaceholder: '--color-text-faint',
} as const;

function readTheme(): ThemeConfig {
  const style = getComputedStyle(document.documentElement);
  const colors = Object.entries(COLORS).flatMap(([token, property]) => {
    const color = style.getPropertyValue(property).trim();
    return color ? [[token, color]] : [];
  });
  const field = { controlHeight: 40 };
  const corners = Number.parseInt(style.getPropertyValue('--radius-sm'), 10);
  return {
    cssVar: { key: 'portal' },
    token: {
      ...Object.fromEntries(colors),
      ...(corners && { borderRadius: corners }),
      fontFamily: 'var(--font-sans)',
      // Motion in no time is motion still: what is pressed meanwhile is somewhere else at once.
      motion: !window.matchMedia(LESS_MOTION).matches,
    },
    components: { Select: field, DatePicker: field },
  };
}
