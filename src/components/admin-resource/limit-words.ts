// The differences of limits in the language of the user: a type by its name, an amount in rupiah.
import type { FieldChange, ServiceCode } from '../../../generated/types.ts';
import type { ShownChange } from '../deciding/change-list.tsx';
import type { Format } from '../text/use-format.ts';
import type { Translate } from '../text/use-texts.ts';

interface Words {
  readonly t: Translate<'administration'>;
  readonly kinds: Translate<'kinds'>;
  readonly format: Format;
}

type Role = 'maker' | 'verifier' | 'approver' | 'releaser';

const ranges = { minimumAmount: 'field.minimum', maximumAmount: 'field.maximum' } as const;
const ofType = /^(limitItems|dailyLimits|delegations)\.(\w+)(?:\.(\w+))?$/;

function labelOf(field: string, { t, kinds }: Words): string | undefined {
  if (field === 'minimumAmount' || field === 'maximumAmount') return t(ranges[field]);
  const [, , service, role] = ofType.exec(field) ?? [];
  if (!service) return undefined;
  const type = service === 'ALL' ? t('field.allTypes') : kinds(`service.${service as ServiceCode}`);
  return role ? t('field.ofType', { type, role: t(`field.${role as Role}`) }) : type;
}

/** Returns undefined for a difference that is not one of limits in rupiah. */
export function limitChange({ field, before, after }: FieldChange, words: Words): ShownChange | undefined {
  const { t, format } = words;
  const label = labelOf(field, words);
  if (!label) return undefined;
  const nothing = field.startsWith('dailyLimits') ? t('field.unlimited') : t('field.notAllowed');
  const shown = (value: string | null) => (value === null ? nothing : format.money({ value, currency: 'IDR' }));
  return { id: field, label, before: shown(before), after: shown(after) };
}
