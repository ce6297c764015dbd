import { listAssignableServices } from '../../../../generated/calls/groups.ts';
import { useRead } from '../../../api/read.ts';
import { useField } from '../../../components/form/use-field.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { Section } from '../../../ui/section.tsx';

/** The services of the company; single and bulk payments in groups of their own. */
export function ServicesField() {
  const t = useTexts('groups');
  const services = useRead(listAssignableServices, {}).data?.items ?? [];
  const { value = [], onChange, error } = useField<readonly string[] | undefined>('services', t('sub.services'));
  const tables = [
    { label: t('sub.single'), rows: services.filter(({ isBulk }) => !isBulk) },
    { label: t('sub.bulk'), rows: services.filter(({ isBulk }) => isBulk) },
  ];
  return (
    <Card>
      <Section title={t('sub.services')} description={t('sub.servicesNote')}>
        <div className="grid gap-4 sm:grid-cols-2">
          {tables.map(({ label, rows }) => {
            const ids: string[] = rows.map(({ serviceType }) => serviceType);
            return (
              <CheckboxGroup
                key={label}
                label={label}
                options={rows.map(({ serviceType, name }) => ({ id: serviceType, label: name }))}
                value={value.filter((id) => ids.includes(id))}
                onChange={(chosen) => onChange([...value.filter((id) => !ids.includes(id)), ...chosen])}
                error={error}
              />
            );
          })}
        </div>
      </Section>
    </Card>
  );
}
