import type { ImgHTMLAttributes } from 'react';

/** Props of `Picture`. */
export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'alt'> {
  /** URL of the picture without `-{width}.{format}`, or with an extension for a file of one size. */
  readonly src: string;
  /** Widths in pixels for which files exist. */
  readonly widths: readonly number[];
  readonly alt: string;
  readonly sizes: string;
  /** Variant for phones, below 768 px. */
  readonly mobile?: { readonly src: string; readonly widths: readonly number[] };
}

const PHONE = '(max-width: 767.98px)';

/** Responsive picture in AVIF and WebP; `width` and `height` reserve its place before it loads. */
export function Picture({ src, widths, alt, sizes, mobile, ...rest }: PictureProps) {
  if (/\.\w+$/.test(src)) return <img {...rest} src={src} alt={alt} />;
  return (
    <picture>
      {mobile && (
        <source
          media={PHONE}
          type="image/avif"
          srcSet={formatSrcSet(mobile.src, mobile.widths, 'avif')}
          sizes="100vw"
        />
      )}
      {mobile && (
        <source
          media={PHONE}
          type="image/webp"
          srcSet={formatSrcSet(mobile.src, mobile.widths, 'webp')}
          sizes="100vw"
        />
      )}
      <source type="image/avif" srcSet={formatSrcSet(src, widths, 'avif')} sizes={sizes} />
      <img
        {...rest}
        src={`${src}-${widths.at(-1)}.webp`}
        srcSet={formatSrcSet(src, widths, 'webp')}
        sizes={sizes}
        alt={alt}
      />
    </picture>
  );
}

/** Builds a `srcset` value for the files `{src}-{width}.{format}`. */
export function formatSrcSet(src: string, widths: readonly number[], format: 'avif' | 'webp'): string {
  return widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');
}
