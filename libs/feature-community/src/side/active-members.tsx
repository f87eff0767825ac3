import type { CommunityPerson } from '@portal/api-contract/community';
import type { QueryResult } from '@portal/data-access-api';
import { SiteLink } from '@portal/ui-kit';
import { memberHref } from '../shared/item-href';
import { MemberAvatar } from '../shared/member-avatar';
import { SideCard } from '../shared/side-card';
import styles from './side.module.css';

/** A member of the ranking. */
interface RankedMember {
  readonly person: CommunityPerson;
  readonly gained: number;
}

const SHOWN = 6;

/** 活跃用户: members by what they gained within 30 days. */
export function ActiveMembers({ result: { data } }: { readonly result: QueryResult<readonly RankedMember[]> }) {
  if (!data || data.length === 0) return null;
  return (
    <SideCard title="活跃用户">
      <ol className={styles.members}>
        {data.slice(0, SHOWN).map(({ person, gained }) => (
          <li key={person.userCode}>
            <SiteLink href={memberHref(person.userCode)}>
              <MemberAvatar userCode={person.userCode} nickname={person.nickname} avatar={person.avatar} />
              {person.nickname}
            </SiteLink>
            <span>近 30 天 +{gained}</span>
          </li>
        ))}
      </ol>
    </SideCard>
  );
}
