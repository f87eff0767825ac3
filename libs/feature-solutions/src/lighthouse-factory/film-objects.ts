import type { Factory } from '@portal/api-contract';

/** The films of factories as search engines know them (schema.org `VideoObject`); `origin` is the site's own. */
export function listFilmObjects(factories: readonly Factory[], origin: string): Readonly<Record<string, unknown>>[] {
  return factories.flatMap(({ name, summary, film }) =>
    film
      ? {
          '@type': 'VideoObject',
          name: `${name}：${film.title}`,
          description: summary,
          thumbnailUrl: origin + film.poster,
          contentUrl: origin + film.file,
          uploadDate: `${film.publishedOn}T00:00:00+08:00`,
          duration: `PT${film.durationS}S`,
          inLanguage: 'zh-CN',
        }
      : [],
  );
}
