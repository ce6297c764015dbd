// The steps of approval workflows in which a user acts, and what keeps the user from acting now.
import { Link } from 'react-router-dom';
import type { ActedStep, Hindrance } from '../../../generated/types.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';

export function Hindrances({ hindrances }: { readonly hindrances: readonly Hindrance[] }) {
  const t = useTexts('users');
  if (hindrances.length === 0) return null;
  return (
    <Banner tone="wait" title={t('effective.hindered')}>
      {hindrances.map((one) => t(`hindrance.${one}`)).join(' ')}
    </Banner>
  );
}

const workflow = '/admin/company-administration/approval-workflow/{requestType}/detail';

export function Steps({ steps }: { readonly steps: readonly ActedStep[] }) {
  const t = useTexts('users');
  const kinds = useTexts('kinds');
  const common = useTexts('common');
  if (steps.length === 0) return <p className="text-ink-soft">{common('word.none')}</p>;
  return (
    <ul className="ruled">
      {steps.map(({ workflow: { id, name }, requestType, stage, groupKind, groupName, quorum }) => (
        <li
          key={[id, stage, groupKind, groupName].join(' ')}
          className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2"
        >
          <Link
            to={pathTo(workflow, { id }, { requestType })}
            className="font-medium text-accent underline-offset-3 hover:underline"
          >
            {name}
          </Link>
          <span className="text-sm text-ink-soft">
            {t('effective.step', {
              stage: kinds(`stage.${stage}`),
              quorum,
              group: kinds(`groupKind.${groupKind}`, { name: groupName }),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
