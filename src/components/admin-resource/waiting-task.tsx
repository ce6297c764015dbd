// Shows the open task of a record and its differences, on the page of the record.
import { Link } from 'react-router-dom';
import { getAdminTask } from '../../../generated/calls/tasks.ts';
import type { OngoingTask } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { useChangeWords } from './change-words.ts';
import { Differences } from './differences.tsx';
import { taskPath } from './task-links.ts';

export function WaitingTask({ task }: { readonly task: OngoingTask }) {
  const t = useTexts('administration');
  const format = useFormat();
  const words = useChangeWords();
  const read = useRead(getAdminTask, { body: { taskId: task.taskId } });
  const { action, submittedBy, submittedAt, refNo, status } = task;
  const isBack = status === 'To Repair' || status === 'Failed';
  const changes = read.data?.changes ?? [];
  return (
    <>
      <Banner tone="wait" title={isBack ? t('waiting.repair') : t('waiting.title')}>
        <p>
          {t('waiting.text', {
            action: t(`action.${action}`),
            name: submittedBy.name,
            moment: format.moment(submittedAt),
          })}
        </p>
        <Link to={taskPath(task.taskId)} className="figures underline">
          {refNo}
        </Link>
      </Banner>
      {changes.length > 0 && (
        <Card>
          <Section title={t('waiting.changes')}>
            <Differences changes={words(changes, read.data?.content)} />
          </Section>
        </Card>
      )}
    </>
  );
}
