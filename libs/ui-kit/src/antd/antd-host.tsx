import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import type { ReactNode } from 'react';
import { createAdoptedStyleContainer } from './adopted-style-container';

const THEME = {
  cssVar: { key: 'portal' },
  token: {
    colorPrimary: '#2c64dd',
    colorLink: '#2c64dd',
    // antd derives or has lighter ones, on which or as which text is hard to read.
    colorPrimaryHover: '#1f4fb8',
    colorError: '#c4281c',
    borderRadius: 6,
    fontFamily: 'var(--font-sans)',
  },
};

// One place for the whole document: antd writes each component's styles once.
let styles: { readonly cache: ReturnType<typeof createCache>; readonly container: HTMLElement } | undefined;

/** Surroundings of antd components in lazily loaded pieces: theme, language, and styles the page's policy allows. */
export function AntdHost({ children }: { readonly children: ReactNode }) {
  styles ??= { cache: createCache(), container: createAdoptedStyleContainer() };
  return (
    <StyleProvider {...styles}>
      <ConfigProvider locale={zhCN} theme={THEME} button={{ autoInsertSpace: false }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
