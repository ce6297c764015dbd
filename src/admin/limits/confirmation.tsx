import { useNavigate } from 'react-router-dom';
import { accountText } from '../../../domain/account-text.ts';
import type { FieldFailure } from '../../../domain/field-failures.ts';
import { editAccountLimits } from '../../../generated/calls/limits.ts';
import { useWrite } from '../../api/write.ts';
import { ConfirmationFrame, NothingToConfirm } from '../../components/admin-resource/confirmation-frame.tsx';
import { usePlanned } from '../../components/admin-resource/planned-change.ts';
import { ChangeReplay } from '../../components/change-replay/change-replay.tsx';
import { DraftFindings } from '../../components/set-up-findings/findings.tsx';
import type { TakesFailure } from '../../components/failure/attempt.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { formOf, isChanged, screens, settingOf, type PlannedLimits } from './account-limits.ts';
import { useLimitChanges } from './use-limit-changes.ts';

const atFieldOf =
  (sent: PlannedLimits['accounts']) =>
  ({ field, ...failure }: FieldFailure): FieldFailure => {
    const [, index = '', name = ''] = /^confirmationData\.(\d+)\.values\.(\w+)$/.exec(field) ?? [];
    const accountId = sent[Number(index)]?.limit.account.id;
    return { ...failure, field: accountId && name ? `${accountId}.${name}` : field };
  };

function Planned({ planned }: { readonly planned: PlannedLimits }) {
  const { accounts, repair } = planned;
  const t = useTexts('limits');
  const navigate = useNavigate();
  const { goBackToForm } = usePlanned<PlannedLimits>();
  const changesOf = useLimitChanges();
  const write = useWrite(editAccountLimits, { refreshes: ['tasks'] });
  const changed = accounts.filter(isChanged);
  const takes: TakesFailure = ({ fields }, channel) => {
    if (channel !== 'inline' || fields.length === 0) return false;
    void goBackToForm(formOf(planned), planned, fields.map(atFieldOf(changed)));
    return true;
  };
  const wanted = changed.map(({ limit, after }) => ({ ...settingOf(limit), values: after }));
  const send = () =>
    write.send({
      body: {
        confirmationData: wanted,
        originalChangedData: changed.map(({ limit }) => settingOf(limit)),
        ...(repair && { repair }),
      },
    });
  return (
    <ConfirmationFrame
      differences={changed.flatMap(({ limit: { account, values }, after }) =>
        changesOf(account.id, account.currency, values, after, accountText(account)),
      )}
      impact={
        <>
          <p className="font-medium">{t('confirm.accounts', { count: changed.length })}</p>
          <p className="text-ink-soft">{t('confirm.text')}</p>
          {wanted.length > 0 && (
            <>
              <DraftFindings draft={{ kind: 'account-limit', accountLimits: wanted }} />
              <ChangeReplay change={{ kind: 'account-limit', accountLimits: wanted }} />
            </>
          )}
        </>
      }
      name={t('confirm.accounts', { count: changed.length })}
      finish={pathTo(screens.finish)}
      send={send}
      takes={takes}
      onBack={() => void navigate(-1)}
    />
  );
}

export function Component() {
  const { planned } = usePlanned<PlannedLimits>();
  return planned ? <Planned planned={planned} /> : <NothingToConfirm form={pathTo(screens.list)} />;
}
