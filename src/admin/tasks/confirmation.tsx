// The page that approves, rejects or sends back tasks: shows the tasks, takes the decision and shows the results.
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { previewAdminDecision } from '../../../generated/calls/tasks.ts';
import type { AdminDecisionPreview, AdminDecisionResult, AdminPlannedItem } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { crumbsTo } from '../../components/shell/crumbs.tsx';
import { useResetScrollAndFocus } from '../../components/shell/use-reset-scroll-and-focus.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { Outcome } from './outcome.tsx';
import { PlannedTasks } from './planned-tasks.tsx';
import { toDoPath } from './task-lists.ts';
import { decisions, useTaskTargets, type Decision } from './task-targets.ts';

interface Decided {
  readonly results: readonly AdminDecisionResult[];
  readonly items: readonly AdminPlannedItem[];
}

function LeftOut({ preview: { items, ready } }: { readonly preview: AdminDecisionPreview }) {
  const t = useTexts('tasks');
  if (ready === 0)
    return (
      <Banner tone="refused" title={t('plan.noneReady')}>
        {t('plan.noneReadyText')}
      </Banner>
    );
  const count = items.length - ready;
  return count > 0 && <Banner tone="wait" title={t('plan.leftOut', { count })} />;
}

function NothingChosen() {
  const t = useTexts('tasks');
  const link = (
    <Link to={toDoPath('to-approve')} className={buttonClass('quiet')}>
      {t('plan.toList')}
    </Link>
  );
  return (
    <Card>
      <EmptyState icon="tasks" title={t('plan.nothing')} action={link}>
        {t('plan.nothingText')}
      </EmptyState>
    </Card>
  );
}

function Asking({ decision, onDone }: { readonly decision: Decision; onDone(decided: Decided): void }) {
  const { targets, leaveOut } = useTaskTargets();
  const question = targets.length > 0 ? { body: { decision, items: [...targets] } } : null;
  const read = useRead(previewAdminDecision, question, { keepsPrevious: true });
  if (!question) return <NothingChosen />;
  return (
    <Reading read={read} skeleton={<Skeleton className="h-80 w-full" />} fillsScreen>
      {(preview) => {
        const ready = targets.filter(({ refNo }) => preview.items.some((item) => item.refNo === refNo && item.ready));
        return (
          <>
            <LeftOut preview={preview} />
            <PlannedTasks items={preview.items} onLeaveOut={leaveOut} />
            {ready.length > 0 && (
              <DecisionPanel
                preview={preview}
                targets={ready}
                onDecided={(results) => onDone({ results, items: preview.items })}
              />
            )}
          </>
        );
      }}
    </Reading>
  );
}

export function Component() {
  const t = useTexts('tasks');
  const [parameters] = useSearchParams();
  const decision = decisions.find((one) => one === parameters.get('decision')) ?? 'approve';
  const [decided, setDecided] = useState<Decided>();
  useResetScrollAndFocus(decided);
  if (decided) return <Outcome decision={decision} {...decided} />;
  const list = { href: toDoPath('to-approve'), label: t('tab.to-approve') };
  return (
    <>
      <PageHeader {...crumbsTo(list)} title={t(`ask.${decision}`)} description={t(`explain.${decision}`)} />
      <Asking decision={decision} onDone={setDecided} />
    </>
  );
}
