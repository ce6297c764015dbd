// The numbers that the user topped up last. A click takes one into the form.
import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import { listRecentTopUps } from '../../../../generated/calls/payments.ts';
import type { RecentTopUp } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { Button } from '../../../ui/button.tsx';
import { RepairOfContext } from '../../payment-form/kind-context.ts';
import { useTexts } from '../../text/use-texts.ts';
import { payeeValues } from '../institution/institution-values.ts';
import type { TopUpValues } from './top-up-values.ts';
import { useTopUpPayee } from './use-top-up.ts';

const wordsOf = ({ payeeDetails: { destinationName, accountNumber }, institutionName }: RecentTopUp): string =>
  [destinationName, accountNumber, institutionName].filter(Boolean).join(' · ');

export function RecentNumbers({ onTaken }: { onTaken(): void }) {
  const t = useTexts('payments');
  const { setValue } = useFormContext<TopUpValues>();
  const { dropProvider } = useTopUpPayee();
  const isRepair = use(RepairOfContext) !== undefined;
  const items = useRead(listRecentTopUps, isRepair ? null : {}).data?.items ?? [];
  if (items.length === 0) return null;
  function take({ payeeDetails }: RecentTopUp): void {
    dropProvider();
    setValue('payeeDetails', payeeValues(payeeDetails), { shouldDirty: true });
    onTaken();
  }
  return (
    <div role="group" aria-label={t('topUp.recent')} className="flex flex-col gap-1.5">
      <p className="text-sm font-semibold">{t('topUp.recent')}</p>
      <div className="flex flex-wrap gap-2">
        {items.map((item) => (
          <Button key={wordsOf(item)} variant="quiet" size="small" icon="history" onPress={() => take(item)}>
            {wordsOf(item)}
          </Button>
        ))}
      </div>
    </div>
  );
}
