import type { HierarchyChart } from '../../../generated/types.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { useTexts } from '../text/use-texts.ts';
import { ChartTree } from './chart-tree.tsx';
import { movedPlaces } from './moved-places.ts';

interface BeforeAndAfterProps {
  readonly before: HierarchyChart;
  readonly after: HierarchyChart;
}

/** Both charts side by side, with what stands elsewhere marked in both. */
export function BeforeAndAfter({ before, after }: BeforeAndAfterProps) {
  const t = useTexts('administration');
  const marked = movedPlaces(before, after);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {[['before', before] as const, ['after', after] as const].map(([name, chart]) => (
        <Card key={name}>
          <Section title={t(`placed.${name}`)} description={t('placed.levels', { count: chart.levels })}>
            <ChartTree chart={chart} label={t(`placed.${name}`)} marked={marked} />
          </Section>
        </Card>
      ))}
    </div>
  );
}
