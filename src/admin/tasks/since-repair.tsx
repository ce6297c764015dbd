import { getAdminTaskHistory } from '../../../generated/calls/tasks.ts';
import type { AdminTaskContent, AdminTaskListItem } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { useChangeWords } from '../../components/admin-resource/change-words.ts';
import { ChangeList } from '../../components/deciding/change-list.tsx';
import { Reading } from '../../components/failure/reading.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface SinceRepairProps {
  readonly task: Pick<AdminTaskListItem, 'taskId' | 'revision'>;
  readonly content?: AdminTaskContent;
  readonly level?: 2 | 3;
}

/** What a repaired task wants otherwise than the revision that was sent back, which its approver knows. */
export function SinceRepair({ task: { taskId, revision }, content, level = 2 }: SinceRepairProps) {
  const t = useTexts('tasks');
  const words = useChangeWords();
  const read = useRead(getAdminTaskHistory, { body: { taskId, revision } });
  return (
    <Section
      title={t('detail.sinceRepair', { revision: revision - 1 })}
      description={t('detail.sinceRepairNote')}
      level={level}
    >
      <Reading read={read} skeleton={<Skeleton className="h-12 w-full" />}>
        {({ revisions }) => {
          const changes = revisions.find((one) => one.revision === revision)?.changes ?? [];
          return changes.length > 0 ? <ChangeList changes={words(changes, content)} /> : t('detail.sinceRepairNone');
        }}
      </Reading>
    </Section>
  );
}
