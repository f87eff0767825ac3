import { CONTENT_KIND } from '@portal/api-contract/community';
import { useLargeUpload } from '@portal/data-access-api/community';
import { communityPaths } from '@portal/portal-paths/community';
import { FileField, SelectField, TextField } from '@portal/ui-forms';
import { useRef } from 'react';
import type { EditorProps } from '../publish-article/article-editor';
import { MarkdownField } from '../writing/markdown-field';
import { TagsField } from '../writing/tags-field';
import { materialForm } from '../writing/text-forms';
import { useWriting } from '../writing/use-writing';
import { WritingFrame } from '../writing/writing-frame';

/** Publishes a material: a file of up to 200 MB and what it is (design: community, `publishMaterial`). */
export function MaterialEditor({ stored, onReload }: EditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const upload = useLargeUpload();
  const { form, ...writing } = useWriting(materialForm, {
    mainType: stored?.mainType ?? CONTENT_KIND.document,
    stored,
  });
  const { bind } = form;
  return (
    <WritingFrame
      {...writing}
      name="资料"
      form={form}
      area={area}
      ownHref={communityPaths.myResource.href()}
      onReload={onReload}
      settings={
        <>
          <SelectField field={bind('category')} />
          <TagsField field={bind('tags')} />
          <SelectField field={bind('licence')} />
          <SelectField field={bind('isAiMade')} />
          <SelectField field={bind('audience')} />
        </>
      }
    >
      <FileField field={bind('file')} upload={upload} />
      <TextField field={bind('title')} placeholder="写清楚内容和适用范围，5–80 个字" />
      <MarkdownField field={bind('body')} area={area} />
    </WritingFrame>
  );
}
