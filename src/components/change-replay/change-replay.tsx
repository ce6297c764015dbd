// What a change would have done to the requests of the last 90 days, before it is submitted and before it is approved.
import { replayChange } from '../../../generated/calls/workflows.ts';
import type { Replay, ReplayRequest } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { Banner } from '../../ui/banner.tsx';
import { CheckedLine } from '../../ui/checked-line.tsx';
import { Section } from '../../ui/section.tsx';
import { AwaitedTiles, Tiles } from '../../ui/tiles.tsx';
import { Tile } from '../../ui/tile.tsx';
import { Reading } from '../failure/reading.tsx';
import { useFieldText } from '../failure/use-failure-words.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { AffectedRequests } from './affected-requests.tsx';

type Found = { readonly found: Replay };

function Signatures({ found: { signaturesMore, signaturesFewer } }: Found) {
  const t = useTexts('workflows');
  const format = useFormat();
  if (signaturesMore + signaturesFewer === 0) return null;
  const parts = [
    ...(signaturesMore > 0 ? [t('replay.more', { count: format.number(signaturesMore) })] : []),
    ...(signaturesFewer > 0 ? [t('replay.fewer', { count: format.number(signaturesFewer) })] : []),
  ];
  return <Tile label={t('replay.signatures')}>{parts.join(' · ')}</Tile>;
}

function Counts({ found }: Found) {
  const t = useTexts('workflows');
  const format = useFormat();
  const { stopped, freed, anotherWay, same, noRouteBefore } = found;
  const already = noRouteBefore > 0 ? t('replay.stoppedAlready', { count: format.number(noRouteBefore) }) : undefined;
  return (
    <Tiles>
      <Tile label={t('replay.another-way')}>{format.number(anotherWay)}</Tile>
      <Tile label={t('replay.stopped')} note={already}>
        {format.number(stopped)}
      </Tile>
      {freed > 0 && <Tile label={t('replay.freed')}>{format.number(freed)}</Tile>}
      <Tile label={t('replay.same')}>{format.number(same)}</Tile>
      <Signatures found={found} />
    </Tiles>
  );
}

function Compared({ found }: Found) {
  const t = useTexts('workflows');
  const format = useFormat();
  const { requests, leftOut, affected, from, until } = found;
  const days = { from: format.date(from), until: format.date(until), count: format.number(requests) };
  return (
    <>
      <p className="text-sm text-ink-soft">{t('replay.compared', days)}</p>
      {leftOut > 0 && <p className="text-sm text-ink-soft">{t('replay.leftOut', { count: leftOut })}</p>}
      {affected.length === 0 ? <CheckedLine text={t('replay.none')} /> : <Counts found={found} />}
      {affected.length > 0 && <AffectedRequests found={found} />}
    </>
  );
}

function Answer({ found }: Found) {
  const t = useTexts('workflows');
  const fieldText = useFieldText();
  if (found.code)
    return (
      <Banner tone="wait" title={t('replay.impossible')}>
        {fieldText({ code: found.code, parameters: found.parameters })}
      </Banner>
    );
  if (found.requests === 0) return <p className="text-ink-soft">{t('replay.noRequests')}</p>;
  return <Compared found={found} />;
}

export function ChangeReplay({ change }: ReplayRequest) {
  const t = useTexts('workflows');
  const read = useRead(replayChange, { body: { change } });
  return (
    <Section title={t('replay.title')} level={3}>
      <Reading read={read} skeleton={<AwaitedTiles />}>
        {(found) => <Answer found={found} />}
      </Reading>
    </Section>
  );
}
