// The limits of the transaction types, single and bulk types in tables of their own.
import type { EnterpriseLimitType } from '../../../../generated/types.ts';
import { MoneyField } from '../../../components/form/money-field.tsx';
import { useField } from '../../../components/form/use-field.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';

interface TypesProps {
  readonly title: string;
  readonly types: readonly EnterpriseLimitType[];
}

function Types({ title, types }: TypesProps) {
  const t = useTexts('limits');
  const kinds = useTexts('kinds');
  const format = useFormat();
  return (
    <Card>
      <Section title={title} description={t('enterprise.typesNote')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {types.map(({ serviceType, defaultLimit }) => (
            <MoneyField
              key={serviceType}
              name={`limits.${serviceType}`}
              label={kinds(`service.${serviceType}`)}
              description={t('enterprise.default', { amount: format.money({ value: defaultLimit, currency: 'IDR' }) })}
              currency="IDR"
              isOptional
            />
          ))}
        </div>
      </Section>
    </Card>
  );
}

/** Shows that at least one type has to be allowed. */
function OneType() {
  const t = useTexts('limits');
  const { error, ref } = useField<unknown>('limits', t('enterprise.types'));
  if (!error) return null;
  return (
    <p ref={ref} tabIndex={-1} className="font-medium text-refused">
      {error}
    </p>
  );
}

export function TypeFields({ types }: { readonly types: readonly EnterpriseLimitType[] }) {
  const t = useTexts('limits');
  return (
    <>
      <OneType />
      <Types title={t('enterprise.single')} types={types.filter(({ isBulk }) => !isBulk)} />
      <Types title={t('enterprise.bulk')} types={types.filter(({ isBulk }) => isBulk)} />
    </>
  );
}
