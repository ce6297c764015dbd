// How much foreign currency can still be bought this month: without documents, with documents, and in total.
import type { UnderlyingLimits, UnderlyingRoom } from '../../../generated/types.ts';
import { usedPercentage } from '../../../domain/limit-use.ts';
import { fromWire } from '../../../domain/money.ts';
import type { Read } from '../../api/read.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { UsageBar } from '../../ui/usage-bar.tsx';

interface RoomProps {
  readonly label: string;
  readonly room: UnderlyingRoom;
}

function shareOf(room: UnderlyingRoom): string {
  const [limit, used, reserved] = [fromWire(room.limit), fromWire(room.used), fromWire(room.reserved)];
  if (!limit.ok || !used.ok || !reserved.ok) return '100';
  return usedPercentage({ limit: limit.value, used: used.value, reserved: reserved.value });
}

const parts = ['remaining', 'used', 'reserved', 'limit'] as const;

function Room({ label, room }: RoomProps) {
  const t = useTexts('underlying');
  const format = useFormat();
  const share = shareOf(room);
  return (
    <Card>
      <UsageBar label={label} used={Number(share)} usedText={t('limits.percent', { percent: format.number(share) })}>
        <span className="grid w-full grid-cols-[1fr_auto] gap-x-4">
          {parts.map((part) => (
            <span key={part} className="contents">
              <span>{t(`limits.${part}`)}</span>
              <span className="figures text-right">{format.money(room[part])}</span>
            </span>
          ))}
        </span>
      </UsageBar>
    </Card>
  );
}

function Rooms({ limits: { withoutDocuments, withDocuments, fcyLimit, rule } }: { readonly limits: UnderlyingLimits }) {
  const t = useTexts('underlying');
  const format = useFormat();
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        <Room label={t('limits.without')} room={withoutDocuments} />
        <Room label={t('limits.with')} room={withDocuments} />
        {fcyLimit && <Room label={t('limits.company')} room={fcyLimit} />}
      </div>
      <p className="text-sm text-ink-soft">
        {t('limits.rule', {
          amount: format.money(rule.threshold),
          date: format.date(rule.effectiveFrom),
          source: rule.source,
        })}
      </p>
    </div>
  );
}

export function MonthLimits({ read }: { readonly read: Read<UnderlyingLimits> }) {
  return (
    <Reading read={read} skeleton={null}>
      {(limits) => <Rooms limits={limits} />}
    </Reading>
  );
}
