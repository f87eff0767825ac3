import { CONTENT_KIND } from '@portal/api-contract/community';
import { useLargeUpload, useUpload } from '@portal/data-access-api/community';
import { personCenterPaths } from '@portal/portal-paths/person-center';
import { FileField, SelectField, TextField } from '@portal/ui-forms';
import { MarkdownField } from '../writing/markdown-field';
import { TagsField } from '../writing/tags-field';
import { videoForm } from '../writing/text-forms';
import { type EditorProps, useWriting } from '../writing/use-writing';
import { WritingFrame } from '../writing/writing-frame';

/** Publishes a video with its captions and chapters (design: community, `videoDetail`). */
export function VideoEditor(props: EditorProps) {
  const upload = useLargeUpload();
  const pictures = useUpload('community');
  const writing = useWriting(videoForm, { ...props, mainType: CONTENT_KIND.video });
  const { bind } = writing.form;
  return (
    <WritingFrame
      {...writing}
      name="视频"
      heading="发视频"
      ownHref={personCenterPaths.myResource.href()}
      settings={
        <>
          <SelectField field={bind('category')} />
          <TagsField field={bind('tags')} />
          <TextField field={bind('series')} />
          <SelectField field={bind('licence')} />
          <SelectField field={bind('isAiMade')} />
          <TextField field={bind('publishAt')} />
        </>
      }
    >
      <FileField field={bind('file')} upload={upload} />
      <FileField field={bind('cover')} upload={pictures} />
      <FileField field={bind('captions')} upload={upload} />
      <TextField field={bind('chapters')} />
      <TextField field={bind('title')} placeholder="写清楚演示的是什么，5–80 个字" />
      <MarkdownField field={bind('body')} places={writing.places} />
    </WritingFrame>
  );
}
