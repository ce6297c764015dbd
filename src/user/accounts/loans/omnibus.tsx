// A shared limit, the part of it that each kind of facility may use, and the covenants of the company.
import { Link, useSearchParams } from 'react-router-dom';
import { getOmnibusFacility } from '../../../../generated/calls/accounts.ts';
import type { OmnibusFacility, OmnibusSubLimit } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { UsageBar } from '../../../ui/usage-bar.tsx';
import { FacilityCard } from '../facilities/facility-cards.tsx';
import { DetailHeader } from '../shared/detail-page.tsx';
import { DetailReading } from '../shared/detail-reading.tsx';
import { FactCard } from '../shared/fact-card.tsx';
import { shareOfAmounts } from '../shared/shares.ts';
import { WarningBanner } from '../shared/warning-banner.tsx';

function SubLimit({ limit: { name, facilityKind, ceiling, used, available } }: { readonly limit: OmnibusSubLimit }) {
  const t = useTexts('facilities');
  const format = useFormat();
  const share = shareOfAmounts(used, ceiling);
  return (
    <li className="py-3">
      <UsageBar
        label={`${name} · ${t(`kind.${facilityKind}`)}`}
        used={share}
        usedText={t('list.percent', { percent: format.number(share) })}
      >
        <span>{t('list.left', { amount: format.money(available) })}</span>
        <span>{t('list.of', { amount: format.money(ceiling) })}</span>
      </UsageBar>
    </li>
  );
}

function SubLimits({ limits }: { readonly limits: readonly OmnibusSubLimit[] }) {
  const t = useTexts('facilities');
  return (
    <Card>
      <Section title={t('omnibus.subLimits')} description={t('omnibus.subLimitsNote')}>
        <ul className="-my-3 ruled">
          {limits.map((limit) => (
            <SubLimit key={limit.facilityId} limit={limit} />
          ))}
        </ul>
      </Section>
    </Card>
  );
}

function Covenants({ omnibus: { agreementDate, covenants } }: { readonly omnibus: OmnibusFacility }) {
  const t = useTexts('facilities');
  const format = useFormat();
  const facts = [
    { id: 'agreement', label: t('omnibus.agreement'), value: format.date(agreementDate) },
    ...covenants.map(({ title, dueOn }) => ({
      id: `${title} ${dueOn}`,
      label: title,
      value: t('omnibus.dueOn', { date: format.date(dueOn) }),
    })),
  ];
  return <FactCard title={t('omnibus.covenants')} facts={facts} isAtEnd />;
}

export function Component() {
  const t = useTexts('facilities');
  const screens = useTexts('screens');
  const [parameters] = useSearchParams();
  const facilityId = parameters.get('facilityId') ?? '';
  const read = useRead(getOmnibusFacility, { body: { facilityId } });
  const back = { href: paths.loanFacilities, label: screens('loanFacilities') };
  return (
    <DetailReading read={read} back={back}>
      {(omnibus) => (
        <>
          <DetailHeader
            back={back}
            title={omnibus.facility.accountName}
            description={<span className="figures">{omnibus.facility.facilityNumber}</span>}
            actions={
              <Link to={paths.loans(facilityId)} className={buttonClass('quiet')}>
                {t('omnibus.loans')}
              </Link>
            }
          />
          <WarningBanner account={omnibus.facility} />
          <FacilityCard facility={omnibus.facility} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <SubLimits limits={omnibus.subLimits} />
            <Covenants omnibus={omnibus} />
          </div>
        </>
      )}
    </DetailReading>
  );
}
