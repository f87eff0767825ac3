import type { ContentDraft, MainType, OwnContentDetail, PrecheckHit } from '@portal/api-contract/community';
import { useAppSelector } from '@portal/data-access-api';
import {
  useLeaveGuard,
  usePrecheckContentMutation,
  useSaveContentDraftMutation,
  useSubmitContentMutation,
} from '@portal/data-access-api/community';
import {
  type CallResult,
  type FormDefinition,
  type FormFields,
  type FormOptions,
  type SubmissionError,
  useForm,
} from '@portal/ui-forms';
import { randomKey } from '@portal/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { createContentKeeper, type KeptState } from './content-keeper';
import { toTextValues } from './content-text';
import type { TextPlaces } from './writing-area';

/** Props of the editors of texts. */
export interface EditorProps {
  /** The draft as the server has it; none for a new text. */
  readonly stored: ContentDraft | undefined;
  /** Shows what the server has, in place of what is here. */
  readonly onReload: (draftId: string) => void;
}

/** What is written, and the draft that it began with. */
export interface WritingOptions extends EditorProps {
  readonly mainType: MainType;
}

const NO_HITS: readonly PrecheckHit[] = [];

/**
 * A text that is written: its form, how far it is kept, and what the check before its submission finds. Only what the
 * server has is submitted, so a text that cannot be saved is not sent either.
 */
export function useWriting<Fields extends FormFields>(
  definition: FormDefinition<Fields>,
  { mainType, stored, onReload }: WritingOptions,
) {
  const account = useAppSelector(({ personInfo }) => personInfo?.account ?? '');
  const [save] = useSaveContentDraftMutation();
  const [precheck] = usePrecheckContentMutation();
  const [submit] = useSubmitContentMutation();
  const [changed, setChanged] = useState<KeptState>();
  const [isKept, setIsKept] = useState(false);
  const [hits, setHits] = useState(NO_HITS);
  const places = useRef<TextPlaces>(null);
  const asksReview = useRef(false);
  const [keeper] = useState(() =>
    createContentKeeper({
      ...{ mainType, account, stored },
      save: (content) => save({ body: content, idempotencyKey: randomKey() }),
      onState(next) {
        setChanged(next);
        if (next.name === 'saved') setIsKept(true);
      },
      onCreated: nameDraft,
    }),
  );
  const state = changed ?? keeper.begin;
  // What was typed last is saved by whoever leaves the page at once.
  useEffect(() => () => keeper.leave(), [keeper]);
  useLeaveGuard(state.name === 'failed' || state.name === 'conflict');

  const options: FormOptions<Fields, OwnContentDetail> = {
    start: stored && (toTextValues(stored.text, stored.files) as FormOptions<Fields, OwnContentDetail>['start']),
    draft: keeper,
    send: async (_request, idempotencyKey) => {
      const draftId = keeper.getDraftId();
      if (draftId === undefined || !keeper.isSaved())
        return { error: { kind: 'network', msg: '内容还没有保存到服务器，请稍后再提交' } };
      const { title, summary, body, tags } = keeper.getText();
      const checked = asksReview.current ? undefined : await precheck({ title, summary, body, tags, draftId });
      // Whatever is changed after this is checked again.
      asksReview.current = false;
      if (checked?.error) return { error: checked.error };
      if (checked?.data && !checked.data.ok) {
        setHits(checked.data.hits);
        return { error: { kind: 'network', msg: `发现 ${checked.data.hits.length} 处需要确认的内容` } };
      }
      return toFormErrors(await submit({ body: { mid: draftId }, idempotencyKey }));
    },
    onSubmitted: () => {
      setHits(NO_HITS);
      keeper.forget();
      nameDraft();
    },
  };
  const form = useForm<Fields, OwnContentDetail>(definition, options);

  return {
    form,
    /** Places of the text, which the check leads to. */
    places,
    keeper,
    state,
    /** The server has what was left in this browser. */
    isKept,
    hits,
    onReload,
    /** 仍要提交人工审核: sends it as it is. */
    submitAnyway: () => {
      asksReview.current = true;
      form.props.ref.current?.requestSubmit();
    },
  };
}

/**
 * Has the URL name the draft, or none once it is submitted: who reloads, or comes back, goes on with it. Nothing of the
 * page is loaded for that.
 */
function nameDraft(draftId?: string): void {
  const url = new URL(window.location.href);
  if (draftId === undefined) url.searchParams.delete('draftId');
  else url.searchParams.set('draftId', draftId);
  window.history.replaceState(window.history.state, '', url);
}

/** Fields of forms that hold the file of which the server knows the id. */
const FILE_FIELDS: Readonly<Record<string, string>> = { fileId: 'file', captionsId: 'captions' };

/** Says what the server found wrong beside the fields that hold it. */
function toFormErrors<Receipt>({ data, error }: CallResult<Receipt>): CallResult<Receipt> {
  const { fieldErrors = [] } = (error ?? {}) as Partial<SubmissionError>;
  if (fieldErrors.length === 0) return { data, error };
  const inForm = fieldErrors.map((one) => ({ ...one, field: FILE_FIELDS[one.field] ?? one.field }));
  return { error: { ...(error as object), fieldErrors: inForm } };
}
