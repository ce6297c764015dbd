import { getDelegationOfAuthority } from '../../../../generated/calls/limits.ts';
import type { DelegationRow } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { SettingPage } from '../../../components/admin-resource/setting-page.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { useUsedToday } from '../use-used-today.ts';
import { roleNames, screens } from './delegation.ts';

function Row({ row: { serviceType, maximumAmounts } }: { readonly row: DelegationRow }) {
  const t = useTexts('limits');
  const kinds = useTexts('kinds');
  const used = useUsedToday()(serviceType);
  const facts = roleNames.flatMap((name) => {
    const value = maximumAmounts[name];
    return value === null
      ? []
      : { label: t(`delegation.${name}`), value: <Amount amount={{ value, currency: 'IDR' }} /> };
  });
  return (
    <li className="py-3">
      <Section title={kinds(`service.${serviceType}`)} level={3}>
        <KeyValueList
          facts={[
            ...facts,
            { label: t('list.usedToday'), value: used ? <Amount amount={{ value: used, currency: 'IDR' }} /> : '…' },
          ]}
        />
      </Section>
    </li>
  );
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly DelegationRow[] }) {
  return (
    <Card>
      <Section title={title}>
        <ul className="ruled">
          {rows.map((row) => (
            <Row key={row.serviceType} row={row} />
          ))}
        </ul>
      </Section>
    </Card>
  );
}

export function Component() {
  const t = useTexts('limits');
  const read = useRead(getDelegationOfAuthority, { body: {} });
  return (
    <SettingPage read={read} screens={screens} intro={t('delegation.intro')}>
      {(setting) => (
        <>
          <Rows title={t('enterprise.single')} rows={setting.single} />
          <Rows title={t('enterprise.bulk')} rows={setting.bulk} />
        </>
      )}
    </SettingPage>
  );
}
