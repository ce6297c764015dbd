import { useState } from 'react';
import { accountText } from '../../../domain/account-text.ts';
import type { Replay, ReplayedRequest, ReplayedWay } from '../../../generated/types.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Amount } from '../money/amount.tsx';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

const tones = { stopped: 'refused', freed: 'done', 'another-way': 'inform' } as const;

function useWayText(): (way: ReplayedWay) => string {
  const t = useTexts('workflows');
  const kinds = useTexts('kinds');
  return ({ why, stages }) => {
    if (why) return t(`replay.${why}`);
    const texts = stages.map(({ kind, groups }) => {
      const named = groups.map(({ quorum, groupKind, groupName: name }) =>
        t('replay.group', { quorum, name: kinds(`groupKind.${groupKind}`, { name }) }),
      );
      return t('replay.stage', { stage: kinds(`stage.${kind}`), groups: named.join(', ') });
    });
    return texts.join(' → ');
  };
}

function Way({ label, way }: { readonly label: string; readonly way: ReplayedWay }) {
  const textOf = useWayText();
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">
        {textOf(way)}
        {way.rowName !== null && <span className="block text-sm text-ink-soft">{way.rowName}</span>}
      </dd>
    </div>
  );
}

function Affected({ request }: { readonly request: ReplayedRequest }) {
  const t = useTexts('workflows');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const { refNo, menuAccess, serviceType, payeeName, amount, account, maker, submittedAt, result, before, after } =
    request;
  const service = serviceType ? kinds(`service.${serviceType}`) : kinds(`type.${menuAccess}`);
  const made = t('replay.made', { service, maker: maker.name, moment: format.moment(submittedAt) });
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <span className="min-w-0">
          <span className="figures font-medium">{refNo}</span>
          {payeeName !== null && <span className="block wrap-anywhere">{payeeName}</span>}
          <span className="block text-sm wrap-anywhere text-ink-soft">
            {made}
            {account && ` · ${accountText(account)}`}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-2">
          {amount && <Amount amount={amount} />}
          <StatusTag tone={tones[result]}>{t(`replay.${result}`)}</StatusTag>
        </span>
      </div>
      <dl className="grid gap-2 sm:grid-cols-2">
        <Way label={t('replay.before')} way={before} />
        <Way label={t('replay.after')} way={after} />
      </dl>
    </li>
  );
}

const AT_FIRST = 5;

export function AffectedRequests({ found: { affected, moreAffected } }: { readonly found: Replay }) {
  const t = useTexts('workflows');
  const [isWhole, setWhole] = useState(affected.length <= AT_FIRST);
  const shown = isWhole ? affected : affected.slice(0, AT_FIRST);
  return (
    <Section title={t('replay.affected')} level={3}>
      <ul className="-my-3 ruled" aria-label={t('replay.affected')}>
        {shown.map((request) => (
          <Affected key={request.refNo} request={request} />
        ))}
      </ul>
      {!isWhole && (
        <Button variant="quiet" onPress={() => setWhole(true)}>
          {t('replay.showAll', { count: affected.length })}
        </Button>
      )}
      {isWhole && moreAffected > 0 && (
        <p className="text-sm text-ink-soft">{t('replay.moreAffected', { count: moreAffected })}</p>
      )}
    </Section>
  );
}
