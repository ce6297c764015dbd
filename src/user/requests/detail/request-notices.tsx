// Notices above the facts that the user must read before deciding.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { firstPlannedDay } from '../../../../domain/recurring-series.ts';
import type { RequestDetail, RequestFlag } from '../../../../generated/types.ts';
import { useFieldText } from '../../../components/failure/use-failure-words.ts';
import { usePerson } from '../../../components/shell/person.ts';
import { mayOpenScreen } from '../../../components/shell/shown-menu.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { flagsToCheck } from '../../../components/queue/request-flags.tsx';
import { targetOf } from '../../../components/queue/targets.ts';
import { LateNotice } from '../../../components/late/late-notice.tsx';
import { isOver } from '../../../components/route/route-line.tsx';
import { isSaidByLook } from './said-by-look.ts';
import { SecondLook } from './second-look.tsx';

type Noticed = Pick<RequestDetail, 'flags' | 'notes' | 'secondLooks'> & {
  readonly transaction: Pick<RequestDetail['transaction'], 'destination' | 'destinationBank'>;
};

const firstPayment = 'first-time-payee';

export function Notes({ request }: { readonly request: Noticed }) {
  const t = useTexts('requests');
  const fieldText = useFieldText();
  const { flags, notes, secondLooks, transaction } = request;
  const shown = flags.filter((flag) => flagsToCheck.includes(flag) && !isSaidByLook(flag, secondLooks));
  if (shown.length + secondLooks.length === 0) return null;
  const destination = [transaction.destination, transaction.destinationBank].filter(Boolean).join(', ');
  const textOf = (flag: RequestFlag) => {
    const note = notes.find((one) => one.flag === flag);
    if (note?.code) return fieldText({ code: note.code, ...(note.parameters && { parameters: note.parameters }) });
    return flag === firstPayment && t('detail.neverPaid', { destination });
  };
  return (
    <Banner tone="wait" title={t('detail.notes')}>
      <ul className="list-disc pl-5">
        {shown.map((flag) => (
          <li key={flag}>
            <span className="block font-medium">{t(`flag.${flag}`)}</span>
            {textOf(flag)}
          </li>
        ))}
        {secondLooks.map((look) => (
          <li key={look.kind}>
            <SecondLook look={look} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}

interface ReturnedProps extends Pick<RequestDetail, 'returned' | 'makers'> {
  /** What the user can do about it. */
  readonly children?: ReactNode;
}

export function Returned({ returned, makers, children }: ReturnedProps) {
  const t = useTexts('requests');
  const format = useFormat();
  if (!returned) return null;
  const isRecalled = makers.some(({ userId }) => userId === returned.actor.userId);
  const { name } = returned.actor;
  const title = t(isRecalled ? 'detail.recalled' : 'detail.returned', { name, moment: format.moment(returned.at) });
  return (
    <Banner tone="inform" title={title}>
      {returned.reason && <p className="font-medium">{returned.reason}</p>}
      {children}
    </Banner>
  );
}

export function Exceptional({ exceptional }: Pick<RequestDetail, 'exceptional'>) {
  const t = useTexts('requests');
  const format = useFormat();
  if (!exceptional) return null;
  const { ground, since, state, first, reason } = exceptional;
  const isStillOpen = state === 'open' && ground === 'service-level-elapsed';
  return (
    <Banner tone={isStillOpen ? 'wait' : 'refused'} title={t('exceptional.title')}>
      <p>
        {t(`exceptional.${ground}`)} {t('exceptional.since', { moment: format.moment(since) })}
      </p>
      <p>{t(`exceptional.${isStillOpen ? 'openLate' : state}`, { name: first?.name ?? '' })}</p>
      {reason && <p>{t('exceptional.reason', { reason })}</p>}
    </Banner>
  );
}

/** A series that is approved ends the one that it takes over from. */
function TakesOver({ series }: Pick<RequestDetail, 'series'>) {
  const t = useTexts('requests');
  const format = useFormat();
  const person = usePerson();
  if (series?.replacesRefNo === undefined) return null;
  const { replacesRefNo: refNo } = series;
  const date = format.date(firstPlannedDay(series.timing));
  return (
    <Banner tone="wait" title={t('series.replaces', { refNo })}>
      <p>{t('series.replacesText', { refNo, date })}</p>
      {mayOpenScreen(person, '/services/recurring/detail') && (
        <Link to={paths.series(refNo)} className="underline">
          {t('outcome.open', { refNo })}
        </Link>
      )}
    </Banner>
  );
}

export function RequestNotices({ request }: { readonly request: RequestDetail }) {
  const { late, transaction, route } = request;
  return (
    <>
      <Exceptional exceptional={request.exceptional} />
      {late && <LateNotice target={targetOf(request)} payee={transaction.customerName} late={late} />}
      <TakesOver series={request.series} />
      <Returned returned={request.returned} makers={request.makers} />
      {!isOver(route) && <Notes request={request} />}
    </>
  );
}
