import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CompanyPayeeQuestion } from '../../../../generated/types.ts';
import { useFailure } from '../../../components/failure/use-failure.ts';
import { TextField } from '../../../components/form/text-field.tsx';
import { namesOf } from '../../../components/kinds/institution/institution-values.ts';
import { InstitutionLookup } from '../../../components/kinds/institution/institution-lookup.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import type { InstitutionType, InstitutionValues } from './institution-form.tsx';
import { askPayee } from './sources.tsx';

const longestNumber = 30;

interface OfType {
  readonly type: InstitutionType;
}

function InstitutionField({ type: paymentType }: OfType) {
  const { setValue } = useFormContext<InstitutionValues>();
  const chosen = useWatch<InstitutionValues, 'institution'>({ name: 'institution' });
  return (
    <InstitutionLookup<InstitutionValues>
      name="institution.code"
      paymentType={paymentType}
      optionOf={({ institution, institutionName, available }) => ({
        id: institution,
        label: institutionName,
        isDisabled: !available,
      })}
      onPick={(picked) => {
        const { institution: code, institutionName: name, ...names } = namesOf(picked);
        setValue('institution', { code, name, ...names });
      }}
      chosen={{ id: chosen.code, label: chosen.name }}
    />
  );
}

/** The customer behind a number, as the institution named it last. */
function useCustomer({ type }: OfType) {
  const { getValues } = useFormContext<InstitutionValues>();
  const { attempt } = useFailure();
  const [found, setFound] = useState<{ readonly about: string; readonly name: string }>();
  const [isPending, setPending] = useState(false);
  const about = useWatch({
    compute: ({ institution, accountNumber }: InstitutionValues) => `${institution.code} ${accountNumber}`,
  });
  async function check(): Promise<void> {
    const { institution, accountNumber } = getValues();
    const { code, category, numberType } = institution;
    const payeeDetails = { institution: code, category, numberType, accountNumber };
    const question = { kind: type === 'BILL_PAY' ? 'bill' : 'top-up', payeeDetails } as CompanyPayeeQuestion['payee'];
    setPending(true);
    const result = await attempt(() => askPayee(question)).finally(() => setPending(false));
    if (result.isDone) setFound({ about: `${code} ${accountNumber}`, name: result.output.accountName });
  }
  return { check, isPending, name: found?.about === about ? found.name : undefined };
}

function Customer({ type }: OfType) {
  const t = useTexts('payments');
  const { check, isPending, name } = useCustomer({ type });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="quiet" icon="user-check" isPending={isPending} onPress={() => void check()}>
        {name === undefined ? t('transfer.checkName') : t('transfer.checkAgain')}
      </Button>
      <p role="status" className="font-bold">
        {name === '' ? t('topUp.recognised') : name}
      </p>
    </div>
  );
}

/** The institution and the number of the customer there. */
export function InstitutionFields({ type }: OfType) {
  const t = useTexts('payments');
  const favorites = useTexts('favorites');
  const { numberLabel } = useWatch<InstitutionValues, 'institution'>({ name: 'institution' });
  return (
    <Card>
      <Section id="payee" title={favorites('form.payeeTitle')}>
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <InstitutionField type={type} />
          <TextField<InstitutionValues>
            name="accountNumber"
            label={numberLabel || t('bill.number')}
            maxLength={longestNumber}
            hasFigures
          />
          <TextField<InstitutionValues>
            name="destinationName"
            label={t('bill.destinationName')}
            description={t('bill.destinationNote')}
            maxLength={50}
            isOptional
          />
        </div>
        <Customer type={type} />
      </Section>
    </Card>
  );
}
