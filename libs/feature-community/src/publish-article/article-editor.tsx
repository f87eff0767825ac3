import { CONTENT_KIND, type ContentDraft } from '@portal/api-contract/community';
import { useUpload } from '@portal/data-access-api/community';
import { communityPaths } from '@portal/portal-paths/community';
import { FileField, SelectField, TextAreaField, TextField } from '@portal/ui-forms';
import { useRef } from 'react';
import { MarkdownField } from '../writing/markdown-field';
import { TagsField } from '../writing/tags-field';
import { articleForm } from '../writing/text-forms';
import { useWriting } from '../writing/use-writing';
import { WritingFrame } from '../writing/writing-frame';

/** Props of the editors of texts. */
export interface EditorProps {
  /** The draft as the server has it; none for a new text. */
  readonly stored: ContentDraft | undefined;
  readonly onReload: (draftId: string) => void;
}

/** Writes an article (design: community, `publishArticle`). */
export function ArticleEditor({ stored, onReload }: EditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const pictures = useUpload('community');
  const { form, ...writing } = useWriting(articleForm, { mainType: CONTENT_KIND.article, stored });
  const { bind, values } = form;
  return (
    <WritingFrame
      {...writing}
      name="文章"
      form={form}
      area={area}
      ownHref={communityPaths.myArticle.href()}
      onReload={onReload}
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
        </>
      }
    >
      <TextField field={bind('title')} placeholder="写清楚对象和结果，5–80 个字" />
      <MarkdownField field={bind('body')} area={area} />
    </WritingFrame>
  );
}
