import { CONTENT_KIND } from '@portal/api-contract/community';
import { personCenterPaths } from '@portal/portal-paths/person-center';
import { SelectField, TextField } from '@portal/ui-forms';
import { MarkdownField } from '../writing/markdown-field';
import { TagsField } from '../writing/tags-field';
import { questionForm } from '../writing/text-forms';
import { type EditorProps, useWriting } from '../writing/use-writing';
import { useProducts } from '../writing/use-products';
import { WritingFrame } from '../writing/writing-frame';
import { SimilarQuestions } from './similar-questions';

/** Asks a question (design: community, `publishQuestion`). */
export function QuestionEditor(props: EditorProps) {
  const writing = useWriting(questionForm, { ...props, mainType: CONTENT_KIND.question });
  const { bind, values } = writing.form;
  const products = useProducts().map(({ code, productName }) => ({ value: code, label: productName }));
  return (
    <WritingFrame
      {...writing}
      name="问题"
      heading="提问题"
      ownHref={personCenterPaths.myFaq.href()}
      settings={
        <>
          <SelectField field={bind('category')} />
          <TagsField field={bind('tags')} />
          <SelectField field={bind('productCode')} choices={products} />
          <TextField field={bind('productVersion')} />
          <TextField field={bind('bounty')} />
          <SelectField field={bind('isAiMade')} />
        </>
      }
    >
      <TextField field={bind('title')} placeholder="一句话说清现象，10–100 个字" />
      <SimilarQuestions title={values.title} mid={props.stored?.draftId} />
      <MarkdownField field={bind('body')} places={writing.places} />
    </WritingFrame>
  );
}
