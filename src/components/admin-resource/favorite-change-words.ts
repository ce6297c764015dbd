// The differences of a favorite of the company.
import { groupedAccount } from '../../../domain/masks.ts';
import type { FavoritePaymentType, FieldChange, TransferType } from '../../../generated/types.ts';
import type { ShownChange } from '../deciding/change-list.tsx';
import type { TextKey } from '../text/namespaces.ts';
import type { Format } from '../text/use-format.ts';
import type { Translate } from '../text/use-texts.ts';

interface Texts {
  readonly t: Translate<'administration'>;
  readonly kinds: Translate<'kinds'>;
  readonly format: Format;
}

const ofFavorite = /^favorite\.(\w+)$/;
type Label = Extract<TextKey<'administration'>, `favorite.${string}`>;

function amountText(value: string, format: Format): string {
  const [currency = '', amount = ''] = value.split(' ');
  return format.money({ value: amount, currency });
}

const values: Readonly<Record<string, (value: string, texts: Texts) => string>> = {
  paymentType: (value, { kinds }) => kinds(`type.${value as FavoritePaymentType}`),
  transferMethod: (value, { kinds }) => kinds(`rail.${value as TransferType}`),
  feePayer: (value, { kinds }) => kinds(`transfer.${value as 'REMITTER'}`),
  payeeAccount: groupedAccount,
  payeeCategory: (value, { kinds }) => kinds(`payeeCategory.${value as '01'}`),
  citizenship: (value, { kinds }) => kinds(`payeeCitizenship.${value as 'WNI'}`),
  residency: (value, { kinds }) => kinds(`payeeResidency.${value as '01'}`),
  suggestedAmount: (value, { format }) => amountText(value, format),
  sharedWith: (value, { t }) => (value === 'company' || value === 'private' ? t(`favorite.${value}`) : value),
};

/** Returns undefined when the field is not of a favorite. */
export function favoriteChange({ field, before, after, names }: FieldChange, texts: Texts): ShownChange | undefined {
  const name = ofFavorite.exec(field)?.[1];
  if (name === undefined) return undefined;
  const nameOf = (value: string) => names?.find(({ code }) => code === value)?.name ?? value;
  const shown = (value: string | null) => value && (values[name]?.(value, texts) ?? nameOf(value));
  return { id: field, label: texts.t(`favorite.${name}` as Label), before: shown(before), after: shown(after) };
}
