// The facts of a request for books, the same on its review, request, status and receipt.
import type { ChequePickup } from '../../../../generated/types.ts';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
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

/** Who comes to the branch. */
function usePickupFacts({ pickup }: Pick<ChequeBookContent['form'], 'pickup'>): (Fact | undefined)[] {
  const t = useTexts('payments');
  const authorizers = when(<Authorizers authorizers={pickup.authorizers} />, t('books.authorizers'));
  if (pickup.pickupMethod === 'in-person') return [when(t('books.inPerson'), t('books.method')), authorizers];
  return [
    when(pickup.agentName, t('books.method')),
    when(<span className="figures">{pickup.idNumber}</span>, t('books.idNumber')),
    when(pickup.address, t('books.address')),
    authorizers,
  ];
}

/** Where the books are: when they are expected, ready, kept and picked up. */
function useBranchFacts({ form, receiptNumber, readyDate, collectBy, pickedUpAt }: ChequeBookContent) {
  const t = useTexts('payments');
  const format = useFormat();
  const estimated = readyDate ? undefined : form.estimatedPickUpDate;
  return [
    when(receiptNumber && <span className="figures font-bold">{receiptNumber}</span>, t('books.receiptNumber')),
    when(estimated && format.date(estimated), t('books.estimated')),
    when(readyDate && format.date(readyDate), t('books.ready')),
    when(collectBy && format.date(collectBy), t('books.collectBy')),
    when(pickedUpAt && format.moment(pickedUpAt), t('books.pickedUp')),
  ];
}

function useFacts({ content, executionDate }: FactsProps<ChequeBookContent>) {
  const t = useTexts('kinds');
  const book = useTexts('payments');
  const format = useFormat();
  const books = useBooks();
  const { form } = content;
  const { alias = '', number = '' } = form.fromAccount;
  return present([
    { label: t('transfer.from'), value: <FromAccount alias={alias} number={number} /> },
    when(books(form), book('books.books')),
    when(form.branch.branchName, book('books.branch')),
    ...usePickupFacts(form),
    ...useBranchFacts(content),
    when(executionDate && format.date(executionDate), t('transfer.executionDate')),
    when(form.info, book('bill.info')),
  ]);
}

export const ChequeBookFacts = (props: FactsProps<ChequeBookContent>) => <KeyValueList facts={useFacts(props)} />;
