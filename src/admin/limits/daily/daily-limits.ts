import type { DailyLimit } from '../../../../generated/types.ts';
import type { SettingScreens } from '../../../components/admin-resource/setting.ts';
import { useTexts } from '../../../components/text/use-texts.ts';

export const screens: SettingScreens = {
  list: '/admin/company-administration/daily-limit',
  edit: '/admin/company-administration/daily-limit/edit',
  confirmation: '/admin/company-administration/daily-limit/edit/confirmation',
  finish: '/admin/company-administration/daily-limit/edit/finish',
};

/** The typed limit of each type, by its id; an empty text means no limit. */
export type DailyValues = Readonly<Record<string, string | undefined>>;

export function useDailyName(): (limit: Pick<DailyLimit, 'serviceType'>) => string {
  const t = useTexts('limits');
  const kinds = useTexts('kinds');
  return ({ serviceType }) => (serviceType ? kinds(`service.${serviceType}`) : t('daily.all'));
}
