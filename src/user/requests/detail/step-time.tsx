import type { RequestDetail } from '../../../../generated/types.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { SlaBar } from '../../../ui/sla-bar.tsx';
import { useTimeLeft } from '../../../components/queue/time-left.ts';

/** The time left for the current step. */
export function StepTime({ request: { route, steps } }: { readonly request: RequestDetail }) {
  const t = useTexts('requests');
  const dueAt = route.stages.find(({ state }) => state === 'current')?.dueAt;
  const time = useTimeLeft(steps.at(-1)?.actionDate ?? '', dueAt);
  if (!time) return null;
  return (
    <Card>
      <SlaBar label={t('sla.label')} used={time.used} text={time.text} />
    </Card>
  );
}
