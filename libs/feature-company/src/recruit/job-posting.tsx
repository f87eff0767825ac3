import type { JobDetail } from '@portal/api-contract';
import { useBrand, useListPageConfigsQuery } from '@portal/data-access-api';
import { StructuredData } from '@portal/ui-content';

/** A job for search engines. */
export function JobPosting({
  job: { id, title, intro, duties, requirements, city, headcount, publishedOn },
}: {
  readonly job: JobDetail;
}) {
  const { pageCode } = useBrand();
  const { data: pageConfigs } = useListPageConfigsQuery();
  const company = pageConfigs?.find(({ code }) => code === pageCode)?.jsonData.titleDesc;
  if (!company) return null;
  return (
    <StructuredData
      data={{
        '@type': 'JobPosting',
        title,
        description: [intro, ...duties, ...requirements].map((text) => `<p>${escapeHtml(text)}</p>`).join(''),
        identifier: { '@type': 'PropertyValue', name: company, value: id },
        datePosted: publishedOn,
        employmentType: 'FULL_TIME',
        totalJobOpenings: headcount,
        hiringOrganization: { '@type': 'Organization', name: company },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'CN' },
        },
      }}
    />
  );
}

// Descriptions of job postings are HTML by their definition.
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
