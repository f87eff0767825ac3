-- Whether a source says when an entry was changed; otherwise its day is that of the import, which nobody is told.
alter table search_entry add column is_dated boolean not null default true;
update search_entry as entry set is_dated = false from document_node as node
where node.document_id = entry.doc_id and entry.source = '@document/' || node.document_id || '/' || node.version_id
  and node.id = entry.item_id and not node.is_dated;

-- What results show of entries.
create or replace function search_texts(ids bigint[]) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan set jit = off
as $$
begin
  return (
    select json_agg(json_build_array(entry.id, left(entry.body, 6000), entry.breadcrumb, entry.is_content_empty,
      entry.is_dated))
    from search_entry as entry where entry.id = any (ids));
end
$$;
