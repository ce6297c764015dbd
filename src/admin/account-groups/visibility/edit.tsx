// Chooses who sees the accounts that the address or a task to repair names. It sends nothing; the confirmation does.
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getAccountVisibility } from '../../../../generated/calls/account-groups.ts';
import { getAdminTask } from '../../../../generated/calls/tasks.ts';
import type { AccountVisibilityDetail, AccountVisibilityRule, AdminTaskDetail } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { readIds } from '../../../components/admin-resource/chosen-accounts.ts';
import { FormSteps } from '../../../components/admin-resource/form-steps.tsx';
import { NoneChosen } from '../../../components/admin-resource/none-chosen.tsx';
import { usePlanned } from '../../../components/admin-resource/planned-change.ts';
import { RepairedNotice } from '../../../components/admin-resource/repaired-notice.tsx';
import { contentOf } from '../../../components/admin-resource/task-content.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { DraftOffer } from '../../../components/form/draft-offer.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { crumbsTo } from '../../../components/shell/crumbs.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormFrame } from '../../../ui/frame/form-frame.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { isChanged, screens, type PlannedVisibility } from './account-visibility.ts';
import { RuleFields } from './rule-fields.tsx';
import { useRules, type EditedAccounts } from './use-rules.ts';

const skeleton = <Skeleton className="h-64 w-full" />;

interface AccountRuleProps {
  readonly accountId: string;
  readonly rule: AccountVisibilityRule | undefined;
  onRead(detail: AccountVisibilityDetail): void;
  onRule(rule: AccountVisibilityRule): void;
}

/** Reads one account; its rule in force stands until the user chooses another. */
function AccountRule({ accountId, rule, onRead, onRule }: AccountRuleProps) {
  const read = useRead(getAccountVisibility, { body: { accountId } });
  const { data } = read;
  useEffect(() => {
    if (data) onRead(data);
  }, [data]);
  return (
    <Card>
      <Reading read={read} skeleton={skeleton}>
        {(detail) => <RuleFields detail={detail} rule={rule ?? detail.rule} onRule={onRule} />}
      </Reading>
    </Card>
  );
}

interface EditingProps extends EditedAccounts {
  readonly repair: PlannedVisibility['repair'];
}

type Offer = NonNullable<ReturnType<typeof useRules>['offer']>;

function KeptRulesOffer({ offer: { kept, accounts, isUseless } }: { readonly offer: Offer }) {
  const t = useTexts('account-groups');
  return (
    <DraftOffer
      draft={kept}
      remark={accounts ? t('visibility.keptChanged', { accounts }) : undefined}
      isUseless={isUseless}
    />
  );
}

function Editing(props: EditingProps) {
  const { ids, repair } = props;
  const words = useTexts('administration');
  const { planned, goToConfirmation } = usePlanned<PlannedVisibility>();
  const { rules, chosen, offer, note, choose } = useRules(props, planned);
  const isSame = rules.length < ids.length || !rules.some(isChanged);
  return (
    <FormFrame stepper={<FormSteps current="form" />}>
      {offer && <KeptRulesOffer offer={offer} />}
      {ids.map((id) => (
        <AccountRule
          key={id}
          accountId={id}
          rule={chosen[id]}
          onRead={(detail) => note(id, detail)}
          onRule={(rule) => choose(id, rule)}
        />
      ))}
      <FormActions>
        <Button
          icon="arrow-right"
          {...(isSame && { disabledReason: words('form.noChange') })}
          onPress={() => void goToConfirmation(pathTo(screens.confirmation), { rules, repair })}
        >
          {words('form.continue')}
        </Button>
      </FormActions>
    </FormFrame>
  );
}

const wantedIn = ({ content }: AdminTaskDetail) =>
  Object.fromEntries(
    (contentOf(content, 'account-visibility')?.visibilities ?? []).map(({ account, after }) => [account.id, after]),
  );

function Repair({ taskId }: { readonly taskId: string }) {
  const read = useRead(getAdminTask, { body: { taskId } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(task) => (
        <>
          <RepairedNotice returned={task.returned} failure={task.failure} />
          <Editing
            ids={Object.keys(wantedIn(task))}
            wanted={wantedIn(task)}
            repair={{ taskId, revision: task.task.revision }}
          />
        </>
      )}
    </Reading>
  );
}

export function Component() {
  const t = useTexts('account-groups');
  const titles = useTexts('screens');
  const [parameters] = useSearchParams();
  const taskId = parameters.get('taskId');
  const ids = readIds(parameters.get('accounts'));
  const list = { href: pathTo(screens.list), label: titles('accountVisibility') };
  return (
    <>
      <PageHeader {...crumbsTo(list)} title={titles('accountVisibilityEdit')} description={t('visibility.form')} />
      {taskId && <Repair taskId={taskId} />}
      {!taskId && ids.length > 0 && <Editing ids={ids} wanted={{}} repair={null} />}
      {!taskId && ids.length === 0 && <NoneChosen list={list.href} title={t('visibility.choose')} />}
    </>
  );
}
