// The page of one task: its changes and its impact on the left, its history on the right.
import { Suspense, type ReactNode } from 'react';
import { checkedKinds } from '../../../domain/approval/routing-kinds.ts';
import type { AdminTaskDetail, AdminTaskStatus } from '../../../generated/types.ts';
import { useChangeWords } from '../../components/admin-resource/change-words.ts';
import { ImpactList, ImpactNotes } from '../../components/admin-resource/impact-list.tsx';
import { TaskStatusTag } from '../../components/admin-resource/record-status.tsx';
import { Differences } from '../../components/admin-resource/differences.tsx';
import { useFieldText } from '../../components/failure/use-failure-words.ts';
import { HistoryTimeline } from '../../components/history/history-timeline.tsx';
import { crumbsTo, type BackLink } from '../../components/shell/crumbs.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { lazyWhenOnline } from '../../lib/lazy-when-online.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frame/detail-frame.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { AwaitedTiles } from '../../ui/tiles.tsx';
import { SinceRepair } from './since-repair.tsx';
import { TaskFlags } from './task-flags.tsx';
import { useTaskWords } from '../../components/admin-resource/use-task-words.ts';

const TaskCheck = lazyWhenOnline(async () => (await import('../../components/change-replay/task-check.tsx')).TaskCheck);

const open: readonly AdminTaskStatus[] = ['To Approve', 'Pending Approval', 'To Repair'];

interface TaskPageProps {
  readonly detail: AdminTaskDetail;
  readonly back: BackLink;
  readonly actions?: ReactNode;
  readonly notices?: ReactNode;
}

function Notices({ detail: { returned, failure, notices } }: Pick<TaskPageProps, 'detail'>) {
  const t = useTexts('tasks');
  const format = useFormat();
  const fieldText = useFieldText();
  const returnedBy = returned && {
    title: returned.actor
      ? t('detail.returned', { name: returned.actor.name, moment: format.moment(returned.at) })
      : t('detail.returnedByBank', { moment: format.moment(returned.at) }),
    reason: returned.reason,
  };
  return (
    <>
      {returnedBy && (
        <Banner tone="wait" title={returnedBy.title}>
          {returnedBy.reason}
        </Banner>
      )}
      {failure && (
        <Banner tone="refused" title={t('detail.failed', { moment: format.moment(failure.at) })}>
          {fieldText(failure)}
        </Banner>
      )}
      {notices.length > 0 && (
        <Banner tone="wait" title={t('detail.notices')}>
          <ImpactNotes notes={notices} />
        </Banner>
      )}
    </>
  );
}

function TaskFacts({ detail: { task, makers } }: Pick<TaskPageProps, 'detail'>) {
  const t = useTexts('tasks');
  const format = useFormat();
  const words = useTaskWords();
  const facts = [
    { label: t('list.action'), value: words.actionOf(task) },
    { label: t('list.kind'), value: words.kindOf(task) },
    { label: t('list.record'), value: words.nameOf(task) },
    { label: t('detail.makers'), value: makers.map(({ name }) => name).join(', ') },
    { label: t('list.submittedAt'), value: format.moment(task.submittedAt) },
    ...(task.dueAt ? [{ label: t('list.dueAt'), value: format.moment(task.dueAt) }] : []),
  ];
  return (
    <Card>
      <Section title={t('detail.task')}>
        <KeyValueList facts={facts} />
      </Section>
    </Card>
  );
}

function Changes({ detail: { changes, content } }: Pick<TaskPageProps, 'detail'>) {
  const t = useTexts('tasks');
  const words = useChangeWords();
  return (
    <Card>
      <Section title={t('detail.changes')}>
        {changes.length > 0 ? <Differences changes={words(changes, content)} /> : <p>{t('detail.none')}</p>}
      </Section>
    </Card>
  );
}

/** The check and the replay of the change of an open task. */
export function Checked({ task }: Pick<AdminTaskDetail, 'task'>) {
  if (!open.includes(task.status) || !checkedKinds.includes(task.recordKind)) return null;
  return (
    <Card>
      <Suspense fallback={<AwaitedTiles />}>
        <TaskCheck task={task} />
      </Suspense>
    </Card>
  );
}

function Side({ detail: { steps } }: Pick<TaskPageProps, 'detail'>) {
  const t = useTexts('tasks');
  return (
    <Card>
      <Section title={t('detail.history')}>
        <HistoryTimeline steps={steps} />
      </Section>
    </Card>
  );
}

export function TaskPage({ detail, back, actions, notices }: TaskPageProps) {
  const t = useTexts('tasks');
  const words = useTaskWords();
  const { task, impact } = detail;
  const revision = task.revision > 1 ? ` · ${t('detail.revision', { revision: task.revision })}` : '';
  return (
    <>
      <PageHeader
        {...crumbsTo(back)}
        title={words.titleOf(task)}
        tag={<TaskStatusTag status={task.status} />}
        description={<span className="figures">{task.refNo + revision}</span>}
        actions={actions}
        hasActionBar
      />
      <TaskFlags flags={task.flags} />
      {notices}
      <Notices detail={detail} />
      <DetailFrame side={<Side detail={detail} />}>
        {task.revision > 1 && (
          <Card>
            <SinceRepair task={task} content={detail.content} />
          </Card>
        )}
        <Changes detail={detail} />
        {impact && (
          <Card>
            <ImpactList impact={{ ...impact, notices: [] }} />
          </Card>
        )}
        <Checked task={task} />
        <TaskFacts detail={detail} />
      </DetailFrame>
    </>
  );
}
