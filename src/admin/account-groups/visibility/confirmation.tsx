import { useNavigate } from 'react-router-dom';
import { editAccountVisibility } from '../../../../generated/calls/account-groups.ts';
import { useWrite } from '../../../api/write.ts';
import { accountText } from '../../../components/admin-resource/account-text.ts';
import { ConfirmationFrame, NothingToConfirm } from '../../../components/admin-resource/confirmation-frame.tsx';
import { usePlanned } from '../../../components/admin-resource/planned-change.ts';
import type { ShownChange } from '../../../components/deciding/change-list.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { isChanged, screens, seenBy, type PlannedRule, type PlannedVisibility } from './account-visibility.ts';

function useDifference() {
  const words = useTexts('administration');
  return ({ detail, after }: PlannedRule): ShownChange => {
    const namesOf = (rule: PlannedRule['after']) =>
      rule.kind === 'everyone'
        ? words('placed.everyone')
        : seenBy(detail, rule)
            .map(({ name }) => name)
            .join(', ');
    const { account } = detail.account;
    return { id: account.id, label: accountText(account), before: namesOf(detail.rule), after: namesOf(after) };
  };
}

function Planned({ planned: { rules, repair } }: { readonly planned: PlannedVisibility }) {
  const t = useTexts('account-groups');
  const navigate = useNavigate();
  const difference = useDifference();
  const write = useWrite(editAccountVisibility, { refreshes: ['tasks'] });
  const changed = rules.filter(isChanged);
  const visibilities = changed.map(({ detail, after: rule }) => ({
    accountId: detail.account.account.id,
    revision: detail.revision,
    rule,
  }));
  return (
    <ConfirmationFrame
      differences={changed.map(difference)}
      impact={<p>{t('visibility.after')}</p>}
      name={t('visibility.edit', { count: changed.length })}
      finish={pathTo(screens.finish)}
      send={() => write.send({ body: { visibilities, ...(repair && { repair }) } })}
      onBack={() => void navigate(-1)}
    />
  );
}

export function Component() {
  const { planned } = usePlanned<PlannedVisibility>();
  return planned ? <Planned planned={planned} /> : <NothingToConfirm form={pathTo(screens.list)} />;
}
