import { checkUserId } from '../../../generated/calls/users.ts';
import { bankToday } from '../../api/bank-time.ts';
import { useRead } from '../../api/read.ts';
import { RadioCardsField } from '../../components/form/choice-fields.tsx';
import { DateField } from '../../components/form/date-field.tsx';
import { MaskedField } from '../../components/form/masked-field.tsx';
import { RuleLine, type RuleState } from '../../components/form/rule-line.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useFieldValue } from '../../components/form/use-field.ts';
import { usePerson } from '../../components/shell/person.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import type { UserValues } from './values.ts';

const typingPauseMilliseconds = 400;

interface PersonFieldsProps {
  readonly isNew: boolean;
  /** The user ID of the task that is repaired, which that task reserves. */
  readonly ownId: string | undefined;
}

function stateOf(isMet: boolean | undefined): RuleState {
  if (isMet === undefined) return 'unknown';
  return isMet ? 'met' : 'unmet';
}

/** The answer of the bank for the typed user ID; undefined while it is typed. */
function useUserIdRules(ownId: string | undefined) {
  const typed = (useFieldValue<string | undefined>('userId') ?? '').trim();
  const rested = useDebouncedValue(typed, typingPauseMilliseconds);
  const answer = useRead(checkUserId, rested ? { body: { userId: rested } } : null).data;
  const found = rested === typed ? answer : undefined;
  const isOwn = typed !== '' && typed === ownId;
  return [
    { id: 'wellFormed' as const, isMet: found?.wellFormed },
    { id: 'ofThisCompany' as const, isMet: found?.wellFormed ? found.ofThisCompany : undefined },
    { id: 'available' as const, isMet: found?.ofThisCompany ? isOwn || found.available : undefined },
  ];
}

function UserIdChecks({ ownId }: Pick<PersonFieldsProps, 'ownId'>) {
  const t = useTexts('users');
  const words = useTexts('administration');
  return (
    <ul aria-label={t('userId.rules')} aria-live="polite" className="flex flex-col gap-1 text-sm">
      {useUserIdRules(ownId).map(({ id, isMet }) => (
        <RuleLine
          key={id}
          state={stateOf(isMet)}
          text={t(`userId.${id}`)}
          stateText={words(`name.${stateOf(isMet)}`)}
        />
      ))}
    </ul>
  );
}

function IdentityFields() {
  const t = useTexts('users');
  const type = useFieldValue<UserValues['identityType']>('identityType');
  return (
    <>
      <RadioCardsField<UserValues>
        name="identityType"
        label={t('form.identity')}
        columns={2}
        choices={(['KTP', 'Passport'] as const).map((id) => ({ id, label: t(`identity.${id}`) }))}
      />
      {type === 'KTP' ? (
        <MaskedField<UserValues> name="identityNumber" label={t('form.ktp')} mask="ktp" className="max-w-80" />
      ) : (
        <>
          <TextField<UserValues>
            name="identityNumber"
            label={t('form.passport')}
            maxLength={9}
            isUpperCase
            className="max-w-80"
          />
          <DateField<UserValues>
            name="expiresOn"
            label={t('form.expiresOn')}
            description={t('form.expiresOnNote')}
            min={bankToday()}
            closedDays="allowed"
            className="max-w-80"
          />
        </>
      )}
      <p className="text-sm text-ink-soft">{t('form.identityNote')}</p>
    </>
  );
}

/** Who the user is. */
export function PersonFields({ isNew, ownId }: PersonFieldsProps) {
  const t = useTexts('users');
  const kinds = useTexts('kinds');
  const group = usePerson().profile.userId.split('@')[1] ?? '';
  return (
    <Card>
      <Section title={t('form.person')}>
        <TextField<UserValues>
          name="userId"
          label={kinds('fact.userId')}
          description={t('form.userIdNote', { group })}
          maxLength={41}
          isUpperCase
          isReadOnly={!isNew}
          autoComplete="off"
          className="max-w-96"
        />
        {isNew && <UserIdChecks ownId={ownId} />}
        <TextField<UserValues>
          name="name"
          label={t('form.name')}
          description={t('form.nameNote')}
          maxLength={100}
          className="max-w-96"
        />
        <TextField<UserValues>
          name="email"
          label={t('form.email')}
          description={t('form.emailNote')}
          textClass="generalText"
          maxLength={200}
          className="max-w-96"
        />
        <TextField<UserValues>
          name="mobilePhoneNumber"
          label={t('form.mobile')}
          textClass="digits"
          maxLength={13}
          className="max-w-80"
        />
        <IdentityFields />
      </Section>
    </Card>
  );
}
