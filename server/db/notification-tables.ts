import type { ColumnType, Generated } from 'kysely';
import type { EventTopic, InboxCategory, InboxTarget, LabelValue } from '../../generated/types.ts';

type Stored<Value> = ColumnType<Value, string, string>;

export interface InboxText {
  readonly paragraphs: readonly string[];
  readonly facts: readonly LabelValue[];
}

export interface NotificationTables {
  audit_heads: { company_id: string; number: Generated<number>; hash: Generated<Buffer> };
  stream_topics: { company_id: string; session_id: string; topics: EventTopic[] };
  inbox_messages: {
    company_id: string;
    user_id: string;
    message_id: string;
    category: InboxCategory;
    subject_en: string;
    subject_id: string;
    texts: Stored<Readonly<Record<'EN' | 'ID', InboxText>>>;
    target: ColumnType<InboxTarget | null, string | null, string | null>;
    received_at: Date;
    read_at: Date | null;
  };
  mailed_events: { company_id: string; event_id: number };
  mailed_news: {
    company_id: string;
    task_id: string;
    revision: number;
    about: string;
    user_id: string;
    mailed_at: Date;
  };
}
