// The result of a decision for each task, because some tasks may be refused and others accepted.
import { Link } from 'react-router-dom';
import type { AdminDecisionResult, AdminPlannedItem } from '../../../generated/types.ts';
import { zAdminTaskStatus } from '../../../generated/zod.gen.ts';
import { TaskStatusTag } from '../../components/admin-resource/record-status.tsx';
import { DecisionResultLine } from '../../components/deciding/decision-result.tsx';
import { useFieldText } from '../../components/failure/use-failure-words.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { toDoPath } from './task-lists.ts';
import type { Decision } from './task-targets.ts';
import { useTaskWords } from '../../components/admin-resource/use-task-words.ts';

interface OutcomeProps {
  readonly decision: Decision;
  readonly results: readonly AdminDecisionResult[];
  readonly items: readonly AdminPlannedItem[];
}

function Result({
  result,
  item,
}: {
  readonly result: AdminDecisionResult;
  readonly item: AdminPlannedItem | undefined;
}) {
  const tasks = useTaskWords();
  const status = zAdminTaskStatus.options.find((known) => known === result.status);
  return (
    <DecisionResultLine
      {...result}
      name={item ? tasks.titleOf(item) : ''}
      status={status && <TaskStatusTag status={status} />}
    />
  );
}

export function Outcome({ decision, results, items }: OutcomeProps) {
  const t = useTexts('tasks');
  const fieldText = useFieldText();
  const accepted = results.filter((result) => result.accepted).length;
  const refused = results.length - accepted;
  const failed = results.flatMap(({ failureCode }) => failureCode ?? []);
  const back = (
    <Link to={toDoPath('to-approve')} className={buttonClass('primary')}>
      {t('outcome.back')}
    </Link>
  );
  return (
    <>
      <div role="status">
        <PageHeader
          title={accepted > 0 ? t(`done.${decision}`, { count: accepted }) : t('done.nothing')}
          actions={back}
        />
      </div>
      {refused > 0 && (
        <Banner tone="refused" title={t('outcome.refused', { count: refused })} isUrgent>
          {t('outcome.refusedText')}
        </Banner>
      )}
      {failed.map((code) => (
        <Banner key={code} tone="refused" title={t('done.failed')} isUrgent>
          {fieldText({ code })}
        </Banner>
      ))}
      <Card>
        <Section title={t('outcome.results')}>
          <ul className="ruled">
            {results.map((result) => (
              <Result key={result.refNo} result={result} item={items.find(({ refNo }) => refNo === result.refNo)} />
            ))}
          </ul>
        </Section>
      </Card>
    </>
  );
}
