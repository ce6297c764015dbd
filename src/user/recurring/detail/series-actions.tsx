// Skips the next payment of a series, or stops the whole series under a signature.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { skipRecurringOccurrence } from '../../../../generated/calls/recurring.ts';
import type { RecurringDetail, RecurringSeries } from '../../../../generated/types.ts';
import { useWrite } from '../../../api/write.ts';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { useDisabledReason } from '../../../components/failure/use-disabled-reason.ts';
import { useFailure } from '../../../components/failure/use-failure.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-queue.ts';
import { StopDialog } from './stop-dialog.tsx';

export const changesOfSeries = { refreshes: ['requests', 'transactions', 'recurring'] } as const;

function useSkip({ refNo, revision, nextOccurrence }: RecurringSeries) {
  const t = useTexts('recurring');
  const { date } = useFormat();
  const confirm = useConfirm();
  const { attempt } = useFailure();
  const write = useWrite(skipRecurringOccurrence, changesOfSeries);
  return async () => {
    if (!nextOccurrence) return;
    const { plannedDate, executionDate } = nextOccurrence;
    const day = date(executionDate ?? plannedDate);
    const isSure = await confirm({
      title: t('skip.title', { date: day }),
      message: t('skip.text'),
      confirmLabel: t('skip.confirm'),
    });
    if (!isSure) return;
    const result = await attempt(() => write.send({ body: { refNo, revision, plannedDate } }));
    if (result.isDone) showToast({ tone: 'done', title: t('skip.done', { date: day }) });
  };
}

interface SeriesActionsProps {
  readonly detail: RecurringDetail;
}

export function SeriesActions({ detail }: SeriesActionsProps) {
  const t = useTexts('recurring');
  const { series, replacedByRefNo } = detail;
  const disabledReason = useDisabledReason();
  const skip = useSkip(series);
  const [isStopping, setStopping] = useState(false);
  const offered = (name: 'edit' | 'skip' | 'stop') => series.actions.find(({ action }) => action === name);
  const [skips, stops] = [offered('skip'), offered('stop')];
  return (
    <>
      {offered('edit')?.allowed && replacedByRefNo === null && (
        <Link className={buttonClass('quiet')} to={paths.changeSeries(series.refNo)}>
          {t('change.button')}
        </Link>
      )}
      {skips && (
        <Button variant="quiet" icon="calendar" {...disabledReason(skips)} onPress={() => void skip()}>
          {t('skip.button')}
        </Button>
      )}
      {stops && (
        <Button variant="quiet-danger" icon="ban" {...disabledReason(stops)} onPress={() => setStopping(true)}>
          {t('stop.button')}
        </Button>
      )}
      {isStopping && <StopDialog detail={detail} onClose={() => setStopping(false)} />}
    </>
  );
}
