import * as z from 'zod/mini';
import { checkTokenSerialNumber, searchUnassignedTokens } from '../../../generated/calls/users.ts';
import { zTokenSerialNumber } from '../../../generated/zod.gen.ts';
import { useRead } from '../../api/read.ts';
import { RadioCardsField } from '../../components/form/choice-fields.tsx';
import { RuleLine } from '../../components/form/rule-line.tsx';
import { useFieldValue } from '../../components/form/use-field.ts';
import { LookupField } from '../../components/pickers/lookup-field.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import type { UserValues } from './values.ts';

interface TokenFieldsProps {
  readonly types: readonly UserValues['tokenType'][];
  /** The user whose own token may be chosen. */
  readonly exceptId: string | undefined;
}

function SerialNumberCheck({ exceptId }: Pick<TokenFieldsProps, 'exceptId'>) {
  const t = useTexts('users');
  const words = useTexts('administration');
  const serialNumber = useFieldValue<string | undefined>('serialNumber') ?? '';
  const question = { serialNumber, ...(exceptId && { exceptId }) };
  const isWhole = z.safeParse(zTokenSerialNumber, serialNumber).success;
  const found = useRead(checkTokenSerialNumber, isWhole ? { body: question } : null).data;
  if (!found) return null;
  const state = found.available ? 'met' : 'unmet';
  const text = found.available ? t('token.available') : t(found.registered ? 'token.taken' : 'token.unknown');
  return (
    <ul aria-live="polite" className="text-sm">
      <RuleLine state={state} text={text} stateText={words(`name.${state}`)} />
    </ul>
  );
}

/** The kind of token, and the serial number of a hard token out of the stock of the company. */
export function TokenFields({ types, exceptId }: TokenFieldsProps) {
  const t = useTexts('users');
  const tokenType = useFieldValue<UserValues['tokenType']>('tokenType');
  const serialNumber = useFieldValue<string | undefined>('serialNumber');
  return (
    <>
      <RadioCardsField
        name="tokenType"
        label={t('form.token')}
        columns={types.length === 3 ? 3 : 2}
        choices={types.map((id) => ({ id, label: t(`token.${id}`), description: t(`tokenNote.${id}`) }))}
      />
      {tokenType === 'Hard Token' && (
        <LookupField<'searchUnassignedTokens'>
          name="serialNumber"
          label={t('form.serialNumber')}
          description={t('form.serialNumberNote')}
          keepsTyped
          call={searchUnassignedTokens}
          inputOf={(search, page) => ({ body: { ...(search && { search }), page } })}
          optionOf={({ id, text }) => ({ id, label: text })}
          {...(serialNumber && { chosen: { id: serialNumber, label: serialNumber } })}
        />
      )}
      {tokenType === 'Hard Token' && <SerialNumberCheck exceptId={exceptId} />}
    </>
  );
}
