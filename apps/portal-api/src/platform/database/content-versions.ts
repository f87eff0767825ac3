import { z } from 'zod';
import type { ContentTopic } from '../content-items/content-topics';

/** Query of the versions in one column, `versions`, as JSON. */
export const CONTENT_VERSIONS_QUERY = `select json_build_object('version', version, 'topics',
  (select coalesce(json_object_agg(topic, content_topic.version), '{}') from content_topic)) as versions
  from content_state`;

const versionsSchema = z.object({ version: z.number(), topics: z.record(z.string(), z.number()) });

/** Version of the content, and the version at which each topic last changed. */
export type ContentVersions = z.output<typeof versionsSchema>;

/** Reads what a notification carries: versions, or a version alone from whoever changed something and named no topic. */
export function parseContentVersions(payload: string): ContentVersions | undefined {
  const version = Number(payload);
  if (Number.isFinite(version)) return { version, topics: {} };
  try {
    return versionsSchema.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}

/** The latest versions that this process has heard of. */
export interface KnownVersions {
  /** Takes over what is later than known. */
  note(versions: ContentVersions): void;
  /** Version at which one of these topics last changed; of all the content where none are named. */
  get(topics?: readonly ContentTopic[]): number;
}

/** Creates the memory of versions. A change that no topic explains counts for all of them. */
export function createKnownVersions(): KnownVersions {
  const byTopic = new Map<string, number>();
  let latest = 0;
  let unexplained = 0;
  return {
    note({ version, topics }) {
      const explained = Math.max(0, ...Object.values(topics));
      if (version > explained) unexplained = Math.max(unexplained, version);
      for (const [topic, changedAt] of Object.entries(topics))
        byTopic.set(topic, Math.max(byTopic.get(topic) ?? 0, changedAt));
      latest = Math.max(latest, version, explained);
    },
    get: (topics) =>
      topics === undefined ? latest : Math.max(unexplained, ...topics.map((topic) => byTopic.get(topic) ?? 0)),
  };
}
