// The definition of enterprise limits for the shared screens of administration.
import {
  createEnterpriseLimit,
  deleteEnterpriseLimit,
  editEnterpriseLimit,
  getEnterpriseLimit,
  getEnterpriseLimitImpact,
  inactivateEnterpriseLimit,
  reactivateEnterpriseLimit,
} from '../../../../generated/calls/limits.ts';
import type { EnterpriseLimitDetail, EnterpriseLimitDraft, ServiceCode } from '../../../../generated/types.ts';
import { zServiceCode } from '../../../../generated/zod.gen.ts';
import { useRead } from '../../../api/read.ts';
import { useWrite } from '../../../api/write.ts';
import type { AdminResource, PlannedChange } from '../../../components/admin-resource/resource.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';

export interface LimitValues {
  readonly name: string;
  readonly minimumAmount: string;
  readonly maximumAmount: string;
  /** By transaction type; an empty text does not allow the type. */
  readonly limits: Readonly<Record<string, string | undefined>>;
}

type LimitItems = readonly { readonly serviceType: ServiceCode; readonly limit: string }[];
type LimitRecord = Pick<EnterpriseLimitDraft, 'name' | 'minimumAmount' | 'maximumAmount'> & {
  readonly limitItems: LimitItems;
};

export const valuesOf = ({ name, minimumAmount, maximumAmount, limitItems }: LimitRecord): LimitValues => ({
  name,
  minimumAmount,
  maximumAmount,
  limits: Object.fromEntries(limitItems.map(({ serviceType, limit }) => [serviceType, limit])),
});

export const itemsOf = (limits: LimitValues['limits']): LimitItems =>
  zServiceCode.options.flatMap((serviceType) => {
    const limit = limits[serviceType];
    return limit ? [{ serviceType, limit }] : [];
  });

export const draftOf = ({ name, minimumAmount, maximumAmount, limits }: LimitValues): EnterpriseLimitDraft => ({
  name,
  minimumAmount,
  maximumAmount,
  limitItems: [...itemsOf(limits)],
});

const alsoRefreshes = { refreshes: ['tasks'] };

function useSubmit() {
  const create = useWrite(createEnterpriseLimit, alsoRefreshes);
  const edit = useWrite(editEnterpriseLimit, alsoRefreshes);
  return ({ values, id, revision, repair }: PlannedChange<LimitValues>) => {
    const enterpriseLimit = draftOf(values);
    const repaired = repair && { repair };
    if (id === null || revision === null) return create.send({ body: { enterpriseLimit, ...repaired } });
    return edit.send({ body: { id, revision, enterpriseLimit, ...repaired } });
  };
}

function useSubmitAction(): ReturnType<AdminResource<EnterpriseLimitDetail, LimitValues>['useSubmitAction']> {
  const writes = {
    inactivate: useWrite(inactivateEnterpriseLimit, alsoRefreshes),
    reactivate: useWrite(reactivateEnterpriseLimit, alsoRefreshes),
    delete: useWrite(deleteEnterpriseLimit, alsoRefreshes),
  };
  return (action, body) => writes[action].send({ body });
}

function useFields(): ReturnType<AdminResource<EnterpriseLimitDetail, LimitValues>['useFields']> {
  const t = useTexts('administration');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const shown = (value: string) => format.money({ value, currency: 'IDR' });
  return [
    { id: 'name', label: t('field.name'), text: ({ name }) => name },
    { id: 'minimumAmount', label: t('field.minimum'), text: ({ minimumAmount }) => shown(minimumAmount) },
    { id: 'maximumAmount', label: t('field.maximum'), text: ({ maximumAmount }) => shown(maximumAmount) },
    ...zServiceCode.options.map((service) => ({
      id: `limitItems.${service}`,
      label: kinds(`service.${service}`),
      text: ({ limits: { [service]: limit } }: LimitValues) => (limit ? shown(limit) : null),
    })),
  ];
}

export const enterpriseLimit: AdminResource<EnterpriseLimitDetail, LimitValues> = {
  recordKind: 'enterprise-limit',
  icon: 'wallet',
  screens: {
    list: '/admin/company-administration/enterprise-transaction-limit',
    detail: '/admin/company-administration/enterprise-transaction-limit/detail',
    create: '/admin/company-administration/enterprise-transaction-limit/create',
    edit: '/admin/company-administration/enterprise-transaction-limit/edit',
    confirmation: '/admin/company-administration/enterprise-transaction-limit/{pageMode}/confirmation',
    finish: '/admin/company-administration/enterprise-transaction-limit/{pageMode}/finish',
  },
  nameOf: ({ name }) => name,
  valuesOf,
  useFields,
  useDetail: (id) => useRead(getEnterpriseLimit, id ? { body: { id } } : null),
  useImpact: (question) => useRead(getEnterpriseLimitImpact, question && { body: question }),
  useSubmitAction,
  useSubmit,
};
