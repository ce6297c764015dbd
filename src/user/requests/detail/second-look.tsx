import type { SecondLook as Look } from '../../../../generated/types.ts';
import { EarlierPayment } from '../../../components/payment-form/earlier-payment.tsx';
import { useFormat, type Format } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';

function factsOf({ earlier, usual, madeAt }: Look, format: Format): Record<string, string | number> {
  return {
    ...(earlier && {
      name: earlier.payeeName,
      account: earlier.payeeAccount,
      bank: earlier.payeeBank,
      amount: format.money(earlier.amount),
      moment: format.moment(earlier.madeAt),
    }),
    ...(usual && {
      count: usual.count,
      smallest: format.money(usual.smallest),
      largest: format.money(usual.largest),
    }),
    ...(madeAt && { moment: format.moment(madeAt) }),
  };
}

function useSentence(look: Look): string {
  const t = useTexts('requests');
  const format = useFormat();
  const { kind, earlier, usual } = look;
  if (kind !== 'unusual-hours' && !earlier && !usual) return t(`look.${kind}.hidden`);
  return t(`look.${kind}.text`, factsOf(look, format));
}

/** The sentence with the facts that the user may see, and a link to the payment that it compares with. */
export function SecondLook({ look }: { readonly look: Look }) {
  const t = useTexts('requests');
  const { kind, earlier } = look;
  const sentence = useSentence(look);
  return (
    <>
      <span className="block font-medium">{t(`look.${kind}.title`)}</span>
      {sentence} {earlier?.key && <EarlierPayment {...earlier.key} />}
    </>
  );
}
