import { LeaveFields } from '../../components/leave/leave-fields.tsx';
import { useLeaveWords } from '../../components/leave/use-leave-words.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import type { EffectiveAccess } from '../../../generated/types.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

/** The part of the form in which an administrator sets when the user is on leave. */
export function LeaveSection() {
  const t = useTexts('session');
  const words = useTexts('users');
  return (
    <Card>
      <Section title={t('leave.title')} description={words('form.leaveNote')}>
        <LeaveFields />
      </Section>
    </Card>
  );
}

export function LeaveNotice({ leave }: Pick<EffectiveAccess, 'leave'>) {
  const t = useTexts('users');
  const text = useLeaveWords()(leave);
  return text && <Banner tone="inform" title={t('effective.leave', { leave: text })} />;
}
