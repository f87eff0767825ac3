import type { CSSProperties, ReactNode } from 'react';
import { useAppearance } from '../frame/use-appearance';

/** The document around every page; scripts and styles are added to it by the server. */
export function PortalDocument({ children }: { readonly children: ReactNode }) {
  const { blackColorTheme, fontColor, titleImg } = useAppearance();
  const accent = fontColor ? ({ '--color-accent': fontColor } as CSSProperties) : undefined;
  return (
    <html lang="zh-CN" className={blackColorTheme ? 'is-grayscale' : undefined} style={accent}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        {titleImg && <link rel="icon" href={titleImg} />}
      </head>
      <body>{children}</body>
    </html>
  );
}
