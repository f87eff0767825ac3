import type { CommunityPerson } from '@portal/api-contract/community';
import { useLazySuggestMembersQuery } from '@portal/data-access-api/community';
import { VisuallyHidden } from '@portal/ui-kit';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Caret, findCaret, replaceBefore } from './caret';
import { MemberOptions } from './member-options';
import styles from './member-options.module.css';

/** How long nothing is typed before members are asked for, in milliseconds. */
const PAUSE_MS = 200;

/** An `@` and the beginning of a name at the end of what is written; addresses of mail have letters before theirs. */
const CALL = /(?:^|[^A-Za-z0-9._-])@([\p{L}\p{N}_·-]{1,20})$/u;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface Asked {
  readonly word: string;
  readonly caret: Caret;
  readonly element: HTMLElement;
}

/**
 * Offers members while an `@` and letters are typed in what it holds, whether it is a text field or a text with its
 * look: the arrow keys choose, Enter and Tab take, Escape leaves it. What is inserted is the name, as in comments.
 */
export function MentionOffer({ children }: { readonly children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [suggest] = useLazySuggestMembersQuery();
  const [asked, setAsked] = useState<Asked>();
  const [members, setMembers] = useState<readonly CommunityPerson[]>([]);
  const [current, setCurrent] = useState(0);
  const word = asked?.word;

  function close(): void {
    setAsked(undefined);
    setMembers([]);
  }

  function take(member: CommunityPerson | undefined): void {
    const before = asked && findCaret(asked.element)?.before;
    const [, name] = CALL.exec(before ?? '') ?? [];
    if (asked && member && name !== undefined) replaceBefore(asked.element, name.length + 1, `@${member.nickname} `);
    close();
  }

  function press(event: KeyboardEvent): void {
    if (members.length === 0 || event.isComposing) return;
    const step = STEPS[event.key];
    const isTaken = event.key === 'Enter' || event.key === 'Tab';
    if (step === undefined && !isTaken && event.key !== 'Escape') {
      // Whoever moves away in the text looks for nobody any more.
      if (/^(Arrow|Home|End|Page)/.test(event.key)) close();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) setCurrent((current + step + members.length) % members.length);
    else if (isTaken) take(members[current]);
    else close();
  }

  function look({ target }: Event): void {
    if (!(target instanceof HTMLTextAreaElement) && !(target instanceof HTMLElement && target.isContentEditable))
      return;
    const caret = findCaret(target);
    const [, name] = CALL.exec(caret?.before ?? '') ?? [];
    if (caret && name !== undefined) setAsked({ word: name, caret, element: target });
    else close();
  }

  function follow(): void {
    setAsked((known) => known && { ...known, caret: findCaret(known.element) ?? known.caret });
  }

  const listeners = useRef({ look, press, close, follow });
  useEffect(() => {
    listeners.current = { look, press, close, follow };
  });
  useEffect(() => {
    const end = new AbortController();
    const listen = (type: string, hear: (event: Event) => void) =>
      host.current?.addEventListener(type, hear, { capture: true, signal: end.signal });
    // Before what is written hears of them: the keys of an open list are no keys of the text.
    listen('keydown', (event) => listeners.current.press(event as KeyboardEvent));
    listen('input', (event) => !(event as InputEvent).isComposing && listeners.current.look(event));
    listen('compositionend', (event) => listeners.current.look(event));
    for (const type of ['focusout', 'pointerdown']) listen(type, () => listeners.current.close());
    for (const type of ['scroll', 'resize'])
      window.addEventListener(type, () => listeners.current.follow(), { capture: true, signal: end.signal });
    return () => end.abort();
  }, []);

  useEffect(() => {
    if (word === undefined) return undefined;
    let isNewest = true;
    const timer = setTimeout(() => {
      void suggest({ keyword: word }, true).then(({ data = [] }) => {
        if (!isNewest) return;
        setMembers(data);
        setCurrent(0);
      });
    }, PAUSE_MS);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [word, suggest]);

  const element = asked?.element;
  const isOpen = members.length > 0;
  useEffect(() => {
    if (!element || !isOpen) return undefined;
    const said = { 'aria-autocomplete': 'list', 'aria-controls': listId, 'aria-haspopup': 'listbox' };
    for (const [name, value] of Object.entries(said)) element.setAttribute(name, value);
    element.setAttribute('aria-activedescendant', `${listId}-${current}`);
    return () => {
      for (const name of [...Object.keys(said), 'aria-activedescendant']) element.removeAttribute(name);
    };
  }, [element, isOpen, current, listId]);

  return (
    <div ref={host} className={styles.host}>
      {children}
      {asked && isOpen && (
        <MemberOptions
          {...{ id: listId, members, current, caret: asked.caret, onTake: take }}
          within={asked.element.closest('main') ?? document.body}
        />
      )}
      <VisuallyHidden role="status">{isOpen ? `${members.length} 位成员，用上下键选择，回车插入` : ''}</VisuallyHidden>
    </div>
  );
}
