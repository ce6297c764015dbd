// The open requests that a change touches, each with what happened to it in the audit trail.
import { Link } from 'react-router-dom';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import type { TouchedRequest } from '../../../generated/types.ts';
import { bankToday } from '../../api/bank-time.ts';
import { daysFilter } from '../../lib/list-query.ts';
import { pathTo } from '../../paths.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

/** The audit trail of the request since its first day. */
function trailOf({ refNo, submittedAt }: TouchedRequest): string {
  const from = jakartaMoment(Date.parse(submittedAt)).date;
  return pathTo('/admin/audit-trail/index', { search: refNo, dates: daysFilter.write({ from, to: bankToday() }) });
}

function Row({ request }: { readonly request: TouchedRequest }) {
  const kinds = useTexts('kinds');
  const format = useFormat();
  const { refNo, menuAccess, serviceType, amount, maker } = request;
  const service = serviceType ? kinds(`service.${serviceType}`) : kinds(`type.${menuAccess}`);
  return (
    <li className="text-sm wrap-anywhere">
      <Link to={trailOf(request)} className="figures text-accent underline underline-offset-3">
        {refNo}
      </Link>
      <span className="text-ink-soft">
        {[service, amount && format.money(amount), maker.name].filter(Boolean).map((part) => ` · ${part}`)}
      </span>
    </li>
  );
}

interface TouchedRequestsProps {
  readonly requests: readonly TouchedRequest[] | undefined;
  /** More than the bank lists, where there are many. */
  readonly total: number;
}

export function TouchedRequests({ requests = [], total }: TouchedRequestsProps) {
  const t = useTexts('administration');
  const more = total - requests.length;
  if (requests.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-col gap-1">
      {requests.map((request) => (
        <Row key={request.refNo} request={request} />
      ))}
      {more > 0 && <li className="text-sm text-ink-soft">{t('impact.moreRequests', { count: more })}</li>}
    </ul>
  );
}
