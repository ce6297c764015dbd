import { useNavigate } from 'react-router-dom';
import { editAccountVisibility } from '../../../../generated/calls/account-groups.ts';
import { useWrite } from '../../../api/write.ts';
import { useChangeWords } from '../../../components/admin-resource/change-words.ts';
import { ConfirmationFrame, NothingToConfirm } from '../../../components/admin-resource/confirmation-frame.tsx';
import { ChangeCheck } from '../../../components/change-replay/change-check.tsx';
import { usePlanned } from '../../../components/admin-resource/planned-change.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { fieldChanges, isChanged, screens, type PlannedVisibility } from './account-visibility.ts';

function Planned({ planned: { rules, repair } }: { readonly planned: PlannedVisibility }) {
  const t = useTexts('account-groups');
  const navigate = useNavigate();
  const words = useChangeWords();
  const write = useWrite(editAccountVisibility, { refreshes: ['tasks'] });
  const changed = rules.filter(isChanged);
  const visibilities = changed.map(({ detail, after: rule }) => ({
    accountId: detail.account.account.id,
    revision: detail.revision,
    rule,
  }));
  return (
    <ConfirmationFrame
      differences={words(changed.flatMap(fieldChanges))}
      impact={
        <>
          <p>{t('visibility.after')}</p>
          {visibilities.length > 0 && <ChangeCheck change={{ kind: 'account-visibility', visibilities }} />}
        </>
      }
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
