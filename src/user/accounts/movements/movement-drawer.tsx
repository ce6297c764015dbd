import { Link } from 'react-router-dom';
import { getMutation } from '../../../../generated/calls/accounts.ts';
import type { Mutation, MutationDetail } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { ShownAccount } from '../../../components/money/shown-account.tsx';
import { usePerson } from '../../../components/shell/person.ts';
import { mayOpenScreen } from '../../../components/shell/shown-menu.ts';
import { useFormat, type Format } from '../../../components/text/use-format.ts';
import { useTexts, type Translate } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MovementAmount } from './movement-amount.tsx';

interface MovementDrawerProps {
  readonly accountId: string;
  readonly movement: Mutation;
  readonly onClose: () => void;
}

type Counterparty = NonNullable<MutationDetail['counterparty']>;

function Partner({ partner: { name, accountNumber, bankName } }: { readonly partner: Counterparty }) {
  return (
    <span className="flex flex-col">
      <span>{name}</span>
      <span className="text-sm font-normal text-ink-soft">
        {bankName}
        {accountNumber && (
          <>
            {' · '}
            <ShownAccount number={accountNumber} />
          </>
        )}
      </span>
    </span>
  );
}

function exchangeFacts({ originalAmount, rate }: MutationDetail, t: Translate<'holdings'>, format: Format): Fact[] {
  return [
    ...(originalAmount ? [{ label: t('movements.original'), value: <Amount amount={originalAmount} /> }] : []),
    ...(rate ? [{ label: t('movements.rate'), value: format.rate(rate) }] : []),
  ];
}

function referenceFacts({ mutation, senderReference }: MutationDetail, t: Translate<'holdings'>): Fact[] {
  const { journalNumber, refNo } = mutation;
  return [
    { label: t('movements.journal'), value: <span className="figures">{journalNumber}</span> },
    ...(senderReference ? [{ label: t('movements.senderReference'), value: senderReference }] : []),
    ...(refNo ? [{ label: t('movements.reference'), value: <span className="figures">{refNo}</span> }] : []),
  ];
}

function Content({ detail }: { readonly detail: MutationDetail }) {
  const t = useTexts('holdings');
  const format = useFormat();
  const { mutation, counterparty, channel, remittanceInformation } = detail;
  const hasMessage = remittanceInformation && remittanceInformation !== mutation.description;
  const facts: Fact[] = [
    ...(counterparty ? [{ label: t('movements.partner'), value: <Partner partner={counterparty} /> }] : []),
    ...(hasMessage ? [{ label: t('movements.message'), value: remittanceInformation }] : []),
    { label: t('movements.booked'), value: format.moment(mutation.bookedAt) },
    { label: t('movements.valueDate'), value: format.date(mutation.valueDate) },
    { label: t('movements.channel'), value: t(`channel.${channel}`) },
    ...exchangeFacts(detail, t, format),
    { label: t('movements.balance'), value: <Amount amount={mutation.balanceAfter} /> },
    ...referenceFacts(detail, t),
  ];
  return <KeyValueList facts={facts} layout="under" />;
}

/** For a movement that a transaction of this portal caused. */
function FindTransaction({ refNo }: { readonly refNo: string }) {
  const t = useTexts('holdings');
  const person = usePerson();
  if (!mayOpenScreen(person, '/transaction-status/all')) return null;
  return (
    <Link to={pathTo('/transaction-status/all', { search: refNo })} className={buttonClass('quiet', 'normal', 'mt-4')}>
      {t('movements.find')}
    </Link>
  );
}

/** One movement with all details that the bank has. */
export function MovementDrawer({ accountId, movement, onClose }: MovementDrawerProps) {
  const common = useTexts('common');
  const read = useRead(getMutation, { body: { accountId, mutationId: movement.mutationId } });
  return (
    <Drawer isOpen onClose={onClose} title={movement.description} closeLabel={common('action.close')}>
      <p className="mb-3 text-xl">
        <MovementAmount movement={movement} />
      </p>
      <Reading read={read} skeleton={<Skeleton className="h-64 w-full" />}>
        {(detail) => <Content detail={detail} />}
      </Reading>
      {movement.refNo && <FindTransaction refNo={movement.refNo} />}
    </Drawer>
  );
}
