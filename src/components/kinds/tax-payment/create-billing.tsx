// Creates a billing at the tax office in a dialog, and shows it before it is paid now or later.
import { useState } from 'react';
import { createTaxBilling } from '../../../../generated/calls/payments.ts';
import type { TaxInquiry } from '../../../../generated/types.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { useWrite } from '../../../api/write.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { Amount } from '../../money/amount.tsx';
import { usePerson } from '../../shell/person.ts';
import { useTexts } from '../../text/use-texts.ts';
import { useBillingFacts } from './billing-facts.ts';
import { emptyBilling, newBillingSchema, type OwnTaxpayer } from './new-billing.ts';
import { NewBillingFields } from './new-billing-fields.tsx';

interface CreatedProps {
  readonly created: TaxInquiry;
  onPay(created: TaxInquiry): void;
  onClose(): void;
}

function Created({ created, onPay, onClose }: CreatedProps) {
  const t = useTexts('payments');
  const factsOf = useBillingFacts();
  const { billing } = created;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('tax.created')}
      size="medium"
      confirmLabel={t('tax.payNow')}
      onConfirm={() => onPay(created)}
      cancelLabel={t('tax.payLater')}
    >
      <p role="status" className="figures text-xl font-bold">
        {billing.billingId}
      </p>
      <Amount amount={billing.amount} size="large" />
      <KeyValueList facts={factsOf(billing)} />
    </Dialog>
  );
}

function useOwnTaxpayer(): OwnTaxpayer | undefined {
  const { companyName, companyNpwp } = usePerson().profile;
  return companyNpwp ? { npwp: companyNpwp, taxpayerName: companyName } : undefined;
}

/** The button, its dialog, and the dialog of the billing that was created. */
export function CreateBilling({ onPay }: Pick<CreatedProps, 'onPay'>) {
  const t = useTexts('payments');
  const [isOpen, setOpen] = useState(false);
  const [created, setCreated] = useState<TaxInquiry>();
  const create = useWrite(createTaxBilling);
  const year = bankToday().slice(0, 4);
  const own = useOwnTaxpayer();
  return (
    <div>
      <Button variant="quiet" icon="plus" onPress={() => setOpen(true)}>
        {t('tax.create')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('tax.create')}
          confirmLabel={t('tax.createNow')}
          schema={newBillingSchema}
          initial={emptyBilling(year, own)}
          onSubmit={(form) => create.send({ body: form })}
          onDone={setCreated}
          onClose={() => setOpen(false)}
        >
          <NewBillingFields own={own} />
        </FormDialog>
      )}
      {created && (
        <Created
          created={created}
          onPay={(inquiry) => {
            setCreated(undefined);
            onPay(inquiry);
          }}
          onClose={() => setCreated(undefined)}
        />
      )}
    </div>
  );
}
