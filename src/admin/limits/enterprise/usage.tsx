// The groups that work under a limit, and the open requests that it covers.
import { getEnterpriseLimitUsage } from '../../../../generated/calls/limits.ts';
import type { EnterpriseLimitUsage } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { TouchedRequests } from '../../../components/admin-resource/touched-requests.tsx';
import { Reading } from '../../../components/failure/reading.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const counted = (total: number, requests: EnterpriseLimitUsage['touchedRequests']) => (
  <>
    {total}
    <TouchedRequests requests={requests} total={total} />
  </>
);

function Usage({ usage }: { readonly usage: EnterpriseLimitUsage }) {
  const t = useTexts('limits');
  const groups = useTexts('groups');
  const common = useTexts('common');
  const { userGroups, subUserGroups, userCount, openRequests, openRequestsAbove, touchedRequests, requestsAbove } =
    usage;
  const names = (records: EnterpriseLimitUsage['userGroups']) =>
    records.map(({ name }) => name).join(', ') || common('word.none');
  const facts = [
    { label: groups('tab.user-group'), value: names(userGroups) },
    { label: groups('tab.sub-user-group'), value: names(subUserGroups) },
    { label: groups('list.users'), value: userCount },
    { label: t('enterprise.openRequests'), value: counted(openRequests, touchedRequests) },
    ...(openRequestsAbove > 0
      ? [{ label: t('enterprise.requestsAbove'), value: counted(openRequestsAbove, requestsAbove) }]
      : []),
  ];
  return <KeyValueList facts={facts} />;
}

export function LimitUsage({ id }: { readonly id: string }) {
  const read = useRead(getEnterpriseLimitUsage, { body: { id } });
  return (
    <Reading read={read} skeleton={<Skeleton className="h-32 w-full" />}>
      {(usage) => <Usage usage={usage} />}
    </Reading>
  );
}
