// The facts of a request for books, the same on its review, request, status and receipt.
import type { ChequePickup } from '../../../../generated/types.ts';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import type { FactsProps } from '../../payment-form/payment-kind.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { FromAccount } from '../../transfer-facts/from-account.tsx';
import { present, when } from '../../transfer-facts/present-facts.ts';
import type { ChequeBookContent } from './cheque-content.ts';
import { useBooks } from './cheque-sentences.ts';

function Authorizers({ authorizers }: Pick<ChequePickup, 'authorizers'>) {
  return (
    <ul>
      {authorizers.map(({ name, position }) => (
        <li key={name}>
          {name} <span className="text-ink-soft">{position}</span>
        </li>
      ))}
    </ul>
  );
}

function useFacts({ content, executionDate }: FactsProps<ChequeBookContent>) {
  const t = useTexts('kinds');
  const book = useTexts('payments');
  const format = useFormat();
  const books = useBooks();
  const { form, receiptNumber, readyDate, collectBy, pickedUpAt } = content;
  const { fromAccount, branch, pickup, estimatedPickUpDate, info } = form;
  const { alias = '', number = '' } = fromAccount;
  const agent = pickup.pickupMethod === 'agent' ? pickup : undefined;
  return present([
    { label: t('transfer.from'), value: <FromAccount alias={alias} number={number} /> },
    when(books(form), book('books.books')),
    when(branch.branchName, book('books.branch')),
    when(agent?.agentName ?? book('books.inPerson'), book('books.method')),
    when(agent && <span className="figures">{agent.idNumber}</span>, book('books.idNumber')),
    when(agent?.address, book('books.address')),
    when(<Authorizers authorizers={pickup.authorizers} />, book('books.authorizers')),
    when(receiptNumber && <span className="figures font-bold">{receiptNumber}</span>, book('books.receiptNumber')),
    when(!readyDate && estimatedPickUpDate && format.date(estimatedPickUpDate), book('books.estimated')),
    when(readyDate && format.date(readyDate), book('books.ready')),
    when(collectBy && format.date(collectBy), book('books.collectBy')),
    when(pickedUpAt && format.moment(pickedUpAt), book('books.pickedUp')),
    when(executionDate && format.date(executionDate), t('transfer.executionDate')),
    when(info, book('bill.info')),
  ]);
}

export const ChequeBookFacts = (props: FactsProps<ChequeBookContent>) => <KeyValueList facts={useFacts(props)} />;
