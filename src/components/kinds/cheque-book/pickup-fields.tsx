// Who picks up the books: the authorizers themselves, or an agent whom they name.
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { useTexts } from '../../text/use-texts.ts';
import { mostAuthorizers, type PickupValues } from './pickup-values.ts';

const nameLength = 100;
const positionLength = 50;

interface WithPickup {
  pickup: PickupValues;
}

function AgentFields() {
  const t = useTexts('payments');
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <TextField<WithPickup> name="pickup.agentName" label={t('books.agentName')} maxLength={nameLength} />
      <TextField<WithPickup>
        name="pickup.idNumber"
        label={t('books.idNumber')}
        description={t('books.idNote')}
        textClass="digits"
        maxLength={16}
        hasFigures
      />
      <TextField<WithPickup>
        name="pickup.address"
        label={t('books.address')}
        maxLength={140}
        className="sm:col-span-2"
      />
    </div>
  );
}

interface AuthorizerProps {
  readonly index: number;
  /** Left out for the only authorizer, because one is needed. */
  readonly onRemove?: () => void;
}

function Authorizer({ index, onRemove }: AuthorizerProps) {
  const t = useTexts('payments');
  return (
    <fieldset className="relative grid items-end gap-x-4 gap-y-3 sm:grid-cols-[1fr_1fr_auto]">
      <legend className="mb-2 font-semibold">{t('books.authorizer', { number: index + 1 })}</legend>
      <TextField<WithPickup>
        name={`pickup.authorizers.${index}.name`}
        label={t('books.authorizerName')}
        maxLength={nameLength}
      />
      <TextField<WithPickup>
        name={`pickup.authorizers.${index}.position`}
        label={t('books.position')}
        maxLength={positionLength}
      />
      {onRemove && (
        <IconButton
          icon="trash"
          label={t('books.remove', { number: index + 1 })}
          onPress={onRemove}
          className="max-sm:absolute max-sm:-top-2 max-sm:right-0"
        />
      )}
    </fieldset>
  );
}

function AuthorizerList() {
  const t = useTexts('payments');
  const { control } = useFormContext<WithPickup>();
  const { fields, append, remove } = useFieldArray({ control, name: 'pickup.authorizers' });
  return (
    <div ref={useKeptFocus<HTMLDivElement>()} className="flex flex-col gap-4">
      {fields.map(({ id }, index) => (
        <Authorizer key={id} index={index} {...(fields.length > 1 && { onRemove: () => remove(index) })} />
      ))}
      {fields.length < mostAuthorizers && (
        <Button variant="quiet" icon="plus" onPress={() => append({ name: '', position: '' })} className="self-start">
          {t('books.addAuthorizer')}
        </Button>
      )}
    </div>
  );
}

export function PickupFields() {
  const t = useTexts('payments');
  const method = useFieldValue<PickupValues['pickupMethod']>('pickup.pickupMethod');
  const choices = [
    { id: 'in-person', label: t('books.inPerson'), description: t('books.inPersonText'), icon: 'users' as const },
    { id: 'agent', label: t('books.byAgent'), description: t('books.byAgentText'), icon: 'user-check' as const },
  ];
  return (
    <>
      <RadioCardsField<WithPickup> name="pickup.pickupMethod" label={t('books.method')} choices={choices} columns={2} />
      {method === 'agent' && <AgentFields />}
      <AuthorizerList />
    </>
  );
}
