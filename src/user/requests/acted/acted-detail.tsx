// A request with the decision that the user took on it, and its state at that moment.
import { Link, useSearchParams } from 'react-router-dom';
import { getActedRequest } from '../../../../generated/calls/requests.ts';
import type { ActedRequest, StepAction } from '../../../../generated/types.ts';
import type { InputOf } from '../../../api/call.ts';
import { useRead } from '../../../api/read.ts';
import { ScreenReading } from '../../../components/failure/screen-reading.tsx';
import { useMatchedRow } from '../../../components/route/use-matched-row.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo, paths } from '../../../paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { DetailSkeleton } from '../../../ui/frame/detail-skeleton.tsx';
import { RequestPage } from '../detail/request-page.tsx';
import { useRequestKey } from '../../../components/queue/targets.ts';

function useActionFacts() {
  const t = useTexts('requests');
  const rowText = useMatchedRow();
  return ({ matchedRow, matrixVersion, eligible, signatureDigest, reason }: StepAction): Fact[] => [
    ...(reason ? [{ label: t('reason.label'), value: reason }] : []),
    ...(matchedRow
      ? [{ label: t('acted.matched'), value: t('acted.version', { row: rowText(matchedRow), version: matrixVersion }) }]
      : []),
    { label: t('acted.eligible'), value: eligible.map(({ name }) => name).join(', ') },
    { label: t('acted.signature'), value: signatureDigest ? t('acted.signed') : t('acted.unsigned') },
  ];
}

function OwnActions({ actions }: Pick<ActedRequest, 'actions'>) {
  const t = useTexts('requests');
  const format = useFormat();
  const factsOf = useActionFacts();
  return (
    <Card>
      <Section title={t('acted.title')}>
        {actions.map((action) => (
          <Section
            key={action.idProcessStep + action.decision}
            title={t(`decided.${action.decision}`)}
            description={`${format.moment(action.actionDate)} · ${t('detail.revision', { revision: action.revision })}`}
            level={3}
          >
            <KeyValueList facts={factsOf(action)} layout="under" />
          </Section>
        ))}
      </Section>
    </Card>
  );
}

function Newer({ request, latestRevision, latestStatus }: ActedRequest) {
  const t = useTexts('requests');
  const kinds = useTexts('kinds');
  const { revision: acted, transaction } = request;
  if (acted >= latestRevision) return null;
  return (
    <Banner tone="inform" title={t('acted.earlier', { acted })}>
      <p>{t('acted.newer', { revision: latestRevision, status: kinds(`status.${latestStatus}`) })}</p>
      <Link to={paths.transaction(request.refNo, transaction.menuAccess)} className={buttonClass('link')}>
        {t('acted.latest')}
      </Link>
    </Banner>
  );
}

/** The revision in the address; the list of decisions always sets it. */
function useActedKey(): InputOf<'getActedRequest'>['body'] {
  const key = useRequestKey();
  const revision = Number(useSearchParams()[0].get('revision'));
  return revision > 0 ? { ...key, revision } : key;
}

export function Component() {
  const t = useTexts('requests');
  const read = useRead(getActedRequest, { body: useActedKey() });
  const back = { href: pathTo('/request/action-history'), label: t('tab.history') };
  return (
    <ScreenReading read={read} skeleton={<DetailSkeleton hasRoute />} back={back}>
      {(acted) => (
        <RequestPage
          request={acted.request}
          back={back}
          notices={<Newer {...acted} />}
          side={<OwnActions actions={acted.actions} />}
        />
      )}
    </ScreenReading>
  );
}
