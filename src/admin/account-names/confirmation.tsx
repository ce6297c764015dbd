import { useNavigate } from 'react-router-dom';
import type { FieldFailure } from '../../../domain/field-failures.ts';
import { renameAccounts } from '../../../generated/calls/account-names.ts';
import type { AccountRenaming, AliasSetting } from '../../../generated/types.ts';
import { useWrite } from '../../api/write.ts';
import { useChangeWords } from '../../components/admin-resource/change-words.ts';
import { ConfirmationFrame, NothingToConfirm } from '../../components/admin-resource/confirmation-frame.tsx';
import { usePlanned } from '../../components/admin-resource/planned-change.ts';
import type { TakesFailure } from '../../components/failure/attempt.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { changeOf, formOf, screens, type PlannedNames } from './account-names.ts';

const isChanged = ({ account, alias }: PlannedNames['accounts'][number]) => account.alias !== alias;

const atFieldOf =
  (sent: PlannedNames['accounts']) =>
  ({ field, ...failure }: FieldFailure): FieldFailure => {
    const [, index = ''] = /^(?:casa|td)Confirmation\.(\d+)\.alias/.exec(field) ?? [];
    const accountId = index && sent[Number(index)]?.account.accountId;
    return { ...failure, field: accountId ? `${accountId}.alias` : field };
  };

function bodyOf({ kind, repair }: PlannedNames, changed: PlannedNames['accounts']): AccountRenaming {
  const settings: AliasSetting[] = changed.map(({ account: { accountId, revision }, alias }) => ({
    accountId,
    revision,
    alias,
  }));
  const again = repair ? { repair } : {};
  return kind === 'casa'
    ? { accountKind: 'casa', casaConfirmation: settings, ...again }
    : { accountKind: 'time-deposit', tdConfirmation: settings, ...again };
}

function Planned({ planned }: { readonly planned: PlannedNames }) {
  const t = useTexts('account-names');
  const navigate = useNavigate();
  const words = useChangeWords();
  const { goBackToForm } = usePlanned<PlannedNames>();
  const write = useWrite(renameAccounts, { refreshes: ['tasks'] });
  const changed = planned.accounts.filter(isChanged);
  const takes: TakesFailure = ({ fields }, channel) => {
    if (channel !== 'inline' || fields.length === 0) return false;
    void goBackToForm(formOf(planned), planned, fields.map(atFieldOf(changed)));
    return true;
  };
  return (
    <ConfirmationFrame
      differences={words(changed.map(changeOf))}
      impact={
        <>
          <p className="font-medium">{t('confirm.accounts', { count: changed.length })}</p>
          <p className="text-ink-soft">{t('confirm.text')}</p>
        </>
      }
      name={t('confirm.accounts', { count: changed.length })}
      finish={pathTo(screens.finish, {}, { accountType: planned.kind })}
      send={() => write.send({ body: bodyOf(planned, changed) })}
      takes={takes}
      onBack={() => void navigate(-1)}
    />
  );
}

export function Component() {
  const { planned } = usePlanned<PlannedNames>();
  return planned ? <Planned planned={planned} /> : <NothingToConfirm form={pathTo(screens.list)} />;
}
