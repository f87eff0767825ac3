import { CONTENT_KIND } from '@portal/api-contract/community';
import { useLargeUpload } from '@portal/data-access-api/community';
import { personCenterPaths } from '@portal/portal-paths/person-center';
import { FileField, SelectField, TextField } from '@portal/ui-forms';
import { MarkdownField } from '../writing/markdown-field';
import { TagsField } from '../writing/tags-field';
import { materialForm } from '../writing/text-forms';
import { type EditorProps, useWriting } from '../writing/use-writing';
import { WritingFrame } from '../writing/writing-frame';

/** Publishes a material: a file of up to 200 MB and what it is (design: community, `publishMaterial`). */
export function MaterialEditor(props: EditorProps) {
  const upload = useLargeUpload();
  const writing = useWriting(materialForm, { ...props, mainType: props.stored?.mainType ?? CONTENT_KIND.document });
  const { bind } = writing.form;
  return (
    <WritingFrame
      {...writing}
      name="资料"
      heading="发资料"
      ownHref={personCenterPaths.myResource.href()}
      settings={
        <>
          <SelectField field={bind('category')} />
          <TagsField field={bind('tags')} />
          <SelectField field={bind('licence')} />
          <SelectField field={bind('isAiMade')} />
          <SelectField field={bind('audience')} />
          <TextField field={bind('publishAt')} />
        </>
      }
    >
      <FileField field={bind('file')} upload={upload} />
      <TextField field={bind('title')} placeholder="写清楚内容和适用范围，5–80 个字" />
      <MarkdownField field={bind('body')} places={writing.places} />
    </WritingFrame>
  );
}
