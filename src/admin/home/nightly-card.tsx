// What the nightly check of the set-up found that the night before did not, what became worse and what was solved since.
import { Link } from 'react-router-dom';
import type { AdminDashboard, SetUpFinding } from '../../../generated/types.ts';
import { FindingRow, findingKey } from '../../components/set-up-findings/findings.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

/** The page of the check has the others. */
const mostShown = 5;

interface ListedProps {
  readonly title: string;
  readonly count: number;
  readonly findings: readonly SetUpFinding[];
  readonly isSolved?: boolean;
}

function Listed({ title, count, findings, isSolved = false }: ListedProps) {
  const t = useTexts('home');
  const shown = findings.slice(0, mostShown);
  if (findings.length === 0) return null;
  return (
    <Section title={title} level={3}>
      <ul className="-my-2 ruled">
        {shown.map((finding) => (
          <FindingRow key={findingKey(finding)} finding={finding} isSolved={isSolved} />
        ))}
      </ul>
      {count > shown.length && (
        <Link to={paths.setUpFindings} className="text-sm text-accent underline-offset-3 hover:underline">
          {t('nightly.more', { count: count - shown.length })}
        </Link>
      )}
    </Section>
  );
}

export function NightlyCard({ nightly }: { readonly nightly: AdminDashboard['nightly'] }) {
  const t = useTexts('home');
  const format = useFormat();
  if (!nightly) return null;
  const { checkedAt, found, foundCount, worse, worseCount, solved, solvedCount } = nightly;
  return (
    <Card>
      <Section title={t('nightly.title')} description={t('nightly.checked', { moment: format.moment(checkedAt) })}>
        {foundCount + worseCount + solvedCount === 0 && <p className="text-ink-soft">{t('nightly.none')}</p>}
        <Listed title={t('nightly.found', { count: foundCount })} count={foundCount} findings={found} />
        <Listed title={t('nightly.worse', { count: worseCount })} count={worseCount} findings={worse} />
        <Listed title={t('nightly.solved', { count: solvedCount })} count={solvedCount} findings={solved} isSolved />
      </Section>
    </Card>
  );
}
