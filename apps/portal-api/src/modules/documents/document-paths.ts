import { type SQL, sql } from 'drizzle-orm';
import type { PageQuery } from '../../platform/content-items/page-queries';

/** Query for the URLs of all pages of the newest versions that a brand shows, with the day they changed. */
export const listDocumentPaths: PageQuery = ({ visibleRange }) => {
  return sql`
    select '/document-center/document-content?id=' || ${encodeSql(sql`node.document_id`)}
      || '&nodeId=' || ${encodeSql(sql`node.id`)} as path, node.updated_on as changed_on
    from document_node as node
    join document on document.id = node.document_id
    where document.listing_status = 2 and document.visible_ranges @> array[${visibleRange}]::int[]
      and node.show_status = 1 and node.is_include_content = 1
      and (node.document_id, node.version_id) in (
        select distinct on (newest.document_id) newest.document_id, newest.id
        from document_version as newest where newest.is_published order by newest.document_id, newest.position)`;
};

/** A text as browsers encode it in a query: letters, digits and a few marks stay, every other byte becomes its code. */
function encodeSql(text: SQL): SQL {
  return sql`(select coalesce(string_agg(case
      when letter ~ '^[A-Za-z0-9_.!~*''()-]$' then letter
      else regexp_replace(upper(encode(convert_to(letter, 'UTF8'), 'hex')), '(..)', '%\\1', 'g') end, '' order by place), '')
    from unnest(string_to_array(${text}, null)) with ordinality as part (letter, place))`;
}
