// The requests of each user group that would find no route, or one that too few people could finish.
import { reasonOf } from '../../../domain/approval/uncovered.ts';
import { listCoverageGaps } from '../../../generated/calls/workflows.ts';
import type { CoverageGap } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { ReadFailure } from '../../components/failure/read-failure.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { Found, useGapText } from '../../components/map-check/map-findings.tsx';

const PAGE = 10;

const keyOf = ({ transactionType, account, currency, range, code }: CoverageGap) =>
  [transactionType, account?.id, currency, range.minimum, range.maximum, code].join(' ');

/** Why the requests have no route, in the words of those who can mend it. */
function useReasonText(): (code: string) => string {
  const t = useTexts('workflows');
  const kinds = useTexts('kinds');
  return (code) => {
    const { why, stage } = reasonOf(code);
    return t(`coverage.${why}`, { stage: stage ? kinds(`stage.${stage}`) : '' });
  };
}

function GapsOfGroup({ gaps }: { readonly gaps: readonly CoverageGap[] }) {
  const t = useTexts('workflows');
  const gapText = useGapText();
  const reasonText = useReasonText();
  const name = gaps[0]?.userGroup.name ?? '';
  return (
    <Found title={name}>
      {gaps.map((gap) => (
        <li key={keyOf(gap)}>
          {gapText({ ...gap, transactionTypes: [gap.transactionType] })}
          <span className="block text-sm text-ink-soft">
            {t('coverage.why', {
              reason: reasonText(gap.code),
              makers: t('coverage.makers', { count: gap.users }),
            })}
          </span>
        </li>
      ))}
    </Found>
  );
}

/** Shows nothing when every request has a route. */
export function CoverageCard() {
  const t = useTexts('workflows');
  const common = useTexts('common');
  const pages = usePages(listCoverageGaps, (page) => ({ body: { page } }), PAGE);
  if (pages.error) return <ReadFailure error={pages.error} onRetry={() => void pages.refresh()} />;
  if (pages.items.length === 0) return null;
  const byGroup = Map.groupBy(pages.items, ({ userGroup }) => userGroup.id);
  return (
    <Card>
      <Section title={t('coverage.title')} description={t('coverage.note')}>
        {[...byGroup].map(([id, gaps]) => (
          <GapsOfGroup key={id} gaps={gaps} />
        ))}
        {pages.hasMore && <Button onPress={pages.loadMore}>{common('list.loadMore')}</Button>}
      </Section>
    </Card>
  );
}
