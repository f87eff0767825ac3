import type { CommunityPerson } from '@portal/api-contract/community';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { MemberAvatar } from '../../shared/member-avatar';
import type { Caret } from './caret';
import styles from './member-options.module.css';

/** Props of `MemberOptions`. */
export interface MemberOptionsProps {
  readonly id: string;
  readonly members: readonly CommunityPerson[];
  /** Place of the one that is chosen. */
  readonly current: number;
  /** Where the name is written. */
  readonly caret: Caret;
  /** The part of the page in which they are read out; they lie over it, wherever what is written is cut off. */
  readonly within: Element;
  readonly onTake: (member: CommunityPerson) => void;
}

const GAP = 6;

/** Members to choose from, beside the caret: below it, or above where there is no room. */
export function MemberOptions({ id, members, current, caret, within, onTake }: MemberOptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const { offsetHeight: height, offsetWidth: width } = element;
    const hasRoom = caret.bottom + GAP + height <= window.innerHeight;
    element.style.top = `${hasRoom ? caret.bottom + GAP : Math.max(0, caret.top - GAP - height)}px`;
    element.style.left = `${Math.max(0, Math.min(caret.left, document.documentElement.clientWidth - width - GAP))}px`;
  }, [caret, members]);
  useLayoutEffect(() => {
    // Not to be returned: some browsers tell with a promise when it is there.
    list.current?.children[current]?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return createPortal(
    <ul ref={list} id={id} role="listbox" aria-label="成员" className={styles.list}>
      {members.map((member, index) => (
        <li
          key={member.userCode}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === current}
          // The focus stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(member)}
        >
          <MemberAvatar userCode={member.userCode} nickname={member.nickname} avatar={member.avatar} />
          <span>{member.nickname}</span>
          <small>LV{member.level}</small>
        </li>
      ))}
    </ul>,
    within,
  );
}
