// Every limit that binds a user, and which record sets it.
import { Link } from 'react-router-dom';
import type { EffectiveAccess, ServiceBound } from '../../../generated/types.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

type Access = { readonly access: EffectiveAccess };

const roles = [
  ['maker', 'MK'],
  ['verifier', 'VF'],
  ['approver', 'AP'],
  ['releaser', 'RL'],
] as const;

function useRupiah() {
  const format = useFormat();
  return (value: string) => format.money({ value, currency: 'IDR' });
}

function EnterpriseLimits({ access: { limits } }: Access) {
  const t = useTexts('users');
  const kinds = useTexts('kinds');
  const common = useTexts('common');
  const rupiah = useRupiah();
  if (limits.length === 0) return <p className="text-ink-soft">{common('word.none')}</p>;
  return (
    <ul className="ruled">
      {limits.map(({ id, name, isActive, minimumAmount, maximumAmount, items }) => (
        <li key={id} className="flex flex-col py-2">
          <Link
            to={pathTo('/admin/company-administration/enterprise-transaction-limit/detail', { id })}
            className="font-medium text-accent underline-offset-3 hover:underline"
          >
            {name}
          </Link>
          <span className="figures text-sm">
            {isActive
              ? t('effective.range', { minimum: rupiah(minimumAmount), maximum: rupiah(maximumAmount) })
              : t('effective.inactive')}
          </span>
          {items.map(({ serviceType, limit }) => (
            <span key={serviceType} className="figures text-sm text-ink-soft">
              {t('effective.item', { service: kinds(`service.${serviceType}`), amount: rupiah(limit) })}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function useBoundTexts(): (bound: ServiceBound) => readonly string[] {
  const t = useTexts('users');
  const kinds = useTexts('kinds');
  const rupiah = useRupiah();
  return ({ delegated, ownMaximum, dailyMaximum }) => [
    ...roles.flatMap(([name, role]) => {
      const amount = delegated[name];
      return amount === null ? [] : t('effective.delegated', { role: kinds(`role.${role}`), amount: rupiah(amount) });
    }),
    ...(ownMaximum === null ? [] : [t('effective.own', { amount: rupiah(ownMaximum) })]),
    ...(dailyMaximum === null ? [] : [t('effective.daily', { amount: rupiah(dailyMaximum) })]),
  ];
}

function Bounds({ access: { bounds, dailyMaximum, stageMaximums } }: Access) {
  const t = useTexts('users');
  const kinds = useTexts('kinds');
  const rupiah = useRupiah();
  const textsOf = useBoundTexts();
  const rows = [
    ...(dailyMaximum === null
      ? []
      : [{ name: t('effective.everyService'), texts: [t('effective.daily', { amount: rupiah(dailyMaximum) })] }]),
    ...bounds.map((bound) => ({ name: kinds(`service.${bound.serviceType}`), texts: textsOf(bound) })),
  ];
  const alone = stageMaximums.map(({ stage, amount }) =>
    t('effective.stageMaximum', { stage: kinds(`stage.${stage}`), amount: rupiah(amount) }),
  );
  if (rows.length + alone.length === 0) return <p className="text-ink-soft">{t('effective.noBounds')}</p>;
  return (
    <>
      {alone.map((text) => (
        <p key={text} className="figures">
          {text}
        </p>
      ))}
      <ul className="ruled">
        {rows.map(({ name, texts }) => (
          <li key={name} className="flex flex-col py-2">
            <span className="font-medium">{name}</span>
            {texts.map((text) => (
              <span key={text} className="figures text-sm text-ink-soft">
                {text}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

export function EffectiveLimits({ access }: Access) {
  const t = useTexts('users');
  const { subUserGroup, userGroup, hasOwnLimits } = access;
  const group = (hasOwnLimits ? subUserGroup : userGroup)?.name;
  return (
    <>
      <Card>
        <Section title={t('effective.limits')} {...(group && { description: t('effective.fromGroup', { group }) })}>
          <EnterpriseLimits access={access} />
        </Section>
      </Card>
      <Card>
        <Section title={t('effective.bounds')} description={t('effective.boundsNote')}>
          <Bounds access={access} />
        </Section>
      </Card>
    </>
  );
}
