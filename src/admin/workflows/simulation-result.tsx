import { Link } from 'react-router-dom';
import type { SimulatedRow, Simulation } from '../../../generated/types.ts';
import { useFieldText } from '../../components/failure/use-failure-words.ts';
import { RouteLine } from '../../components/route/route-line.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';

interface ResultProps {
  readonly found: Simulation;
  readonly maker: string;
}

function becauseKey({ refusedBy, code }: Simulation) {
  if (refusedBy !== 'matrix') return `simulation.by-${refusedBy ?? 'matrix'}` as const;
  if (code === 'APPROVAL_BLOCKED') return 'simulation.by-matrix-blocked';
  return code === '9091' || code === '9093' ? 'simulation.by-matrix-map' : 'simulation.by-matrix';
}

function Verdict({ found, maker }: ResultProps) {
  const t = useTexts('workflows');
  const format = useFormat();
  const fieldText = useFieldText();
  const { code, parameters, expectedBy, submittedAt } = found;
  if (code)
    return (
      <Banner tone="refused" title={t('simulation.refused')}>
        {t(becauseKey(found), { maker, why: fieldText({ code, ...(parameters && { parameters }) }) })}
      </Banner>
    );
  const title = expectedBy
    ? t('simulation.doneBy', { moment: format.moment(expectedBy), from: format.moment(submittedAt) })
    : t('simulation.noLevel');
  return <Banner tone="inform" title={title} />;
}

function Absent({ found: { absent } }: { readonly found: Simulation }) {
  const t = useTexts('workflows');
  const format = useFormat();
  if (absent.length === 0) return null;
  return (
    <Card>
      <Section title={t('simulation.absent')}>
        <ul className="-my-2 ruled">
          {absent.map(({ user, order, why, until = '' }) => (
            <li key={`${user.userId} ${order} ${why}`} className="flex flex-wrap justify-between gap-4 py-2">
              <span>
                {user.name} <span className="text-sm text-ink-soft">{t('simulation.step', { order })}</span>
              </span>
              <StatusTag tone="wait">{t(`simulation.${why}`, { date: until && format.date(until) })}</StatusTag>
            </li>
          ))}
        </ul>
      </Section>
    </Card>
  );
}

function Steps({ found: { steps } }: { readonly found: Simulation }) {
  const t = useTexts('workflows');
  const notes = steps.flatMap(({ order, code, needsPeopleOnLeave }) => {
    if (code !== null) return [{ order, text: t('simulation.stuckStep', { order }) }];
    return needsPeopleOnLeave ? [{ order, text: t('simulation.leaveStep', { order }) }] : [];
  });
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {notes.map(({ order, text }) => (
        <li key={order}>{text}</li>
      ))}
    </ul>
  );
}

function Row({ row: { rowName, map, why } }: { readonly row: SimulatedRow }) {
  const t = useTexts('workflows');
  const reasons = why.map((one) => t(`simulation.why-${one}`)).join(', ');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0">
        <span className="font-medium wrap-anywhere">{rowName}</span>
        {map && (
          <Link
            to={pathTo('/admin/company-administration/workflow-map/detail', { id: map.id })}
            className="block text-sm text-accent underline-offset-3 hover:underline"
          >
            {map.name}
          </Link>
        )}
      </span>
      {why.length === 0 ? (
        <StatusTag tone="done">{t('simulation.taken')}</StatusTag>
      ) : (
        <span className="text-sm text-ink-soft">{reasons}</span>
      )}
    </li>
  );
}

function Rows({ found: { rows, moreRows } }: { readonly found: Simulation }) {
  const t = useTexts('workflows');
  return (
    <Card>
      <Section title={t('simulation.rows')} description={t('simulation.rowsNote')}>
        <ul className="-my-2 ruled">
          {rows.map((row, index) => (
            <Row key={`${index} ${row.rowName}`} row={row} />
          ))}
        </ul>
        {moreRows > 0 && <p className="text-sm text-ink-soft">{t('simulation.more', { count: moreRows })}</p>}
      </Section>
    </Card>
  );
}

export function SimulationResult({ found, maker }: ResultProps) {
  const t = useTexts('workflows');
  const route = found.route && (
    <>
      <RouteLine route={found.route} />
      <Steps found={found} />
    </>
  );
  return (
    <>
      <Verdict found={found} maker={maker} />
      {route && <Card>{found.code ? <Section title={t('simulation.routeAnyway')}>{route}</Section> : route}</Card>}
      <Absent found={found} />
      <Rows found={found} />
    </>
  );
}
