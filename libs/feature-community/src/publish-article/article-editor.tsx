import { CONTENT_KIND } from '@portal/api-contract/community';
import { useUpload } from '@portal/data-access-api/community';
import { personCenterPaths } from '@portal/portal-paths/person-center';
import { FileField, SelectField, TextAreaField, TextField } from '@portal/ui-forms';
import { MarkdownField } from '../writing/markdown-field';
import { TagsField } from '../writing/tags-field';
import { articleForm } from '../writing/text-forms';
import { type EditorProps, useWriting } from '../writing/use-writing';
import { WritingFrame } from '../writing/writing-frame';

/** Writes an article (design: community, `publishArticle`). */
export function ArticleEditor(props: EditorProps) {
  const pictures = useUpload('community');
  const writing = useWriting(articleForm, { ...props, mainType: CONTENT_KIND.article });
  const { bind, values } = writing.form;
  return (
    <WritingFrame
      {...writing}
      name="文章"
      heading="写文章"
      ownHref={personCenterPaths.myArticle.href()}
      settings={
        <>
          <SelectField field={bind('category')} />
          <TagsField field={bind('tags')} />
          <TextAreaField field={bind('summary')} />
          <SelectField field={bind('origin')} />
          {values.origin !== '1' && <TextField field={bind('source')} isRequired />}
          <SelectField field={bind('isAiMade')} />
          <SelectField field={bind('audience')} />
          <SelectField field={bind('licence')} />
          <FileField field={bind('cover')} upload={pictures} />
          <TextField field={bind('publishAt')} />
        </>
      }
    >
      <TextField field={bind('title')} placeholder="写清楚对象和结果，5–80 个字" />
      <MarkdownField field={bind('body')} places={writing.places} />
    </WritingFrame>
  );
}
