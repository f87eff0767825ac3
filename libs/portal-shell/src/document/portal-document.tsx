import type { PageAppearance } from '@portal/api-contract';
import { useAppearance } from '@portal/data-access-api';
import type { CSSProperties, ReactNode } from 'react';

/** The document around every page; scripts and styles are added to it by the server. */
export function PortalDocument({ children }: { readonly children: ReactNode }) {
  const appearance = useAppearance();
  const { blackColorTheme, titleImg, theme } = appearance;
  return (
    <html
      lang="zh-CN"
      className={blackColorTheme ? 'is-grayscale' : undefined}
      style={toColors(appearance)}
      data-corners={theme.corners}
      data-density={theme.density}
      data-headings={theme.headings}
    >
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

/** The brand's colors, of which the style sheet makes all shades; the spec's own where it has none (spec §9). */
function toColors({ fontColor }: PageAppearance): CSSProperties | undefined {
  if (!fontColor) return undefined;
  return { '--color-main': fontColor, '--color-sub': `color-mix(in srgb, ${fontColor} 80%, white)` } as CSSProperties;
}
