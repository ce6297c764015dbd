import type { JobKinds } from './jobs/kind.ts';
import { deliverMail } from './mail/deliver-email.ts';
import { arriveAtBranch } from './payments/cheque-book/at-branch.ts';
import { expireBooks } from './payments/cheque-book/uncollected.ts';
import { followTransfer } from './payments/foreign-transfer/follow.ts';
import { makeReport } from './reports/make-report.ts';
import { enquireHost, executeTransfer } from './execution/execute.ts';
import { expireRequests } from './requests/expire.ts';
import { mailRequestNews } from './news/mail-news.ts';
import { issueSoftToken } from './users/issue-soft-token.ts';
import { mailActivation } from './session/mail-activation.ts';
import { expireSeries } from './recurring/expire-series.ts';
import { runSeries } from './recurring/run-series.ts';
import { mailReset } from './session/forgotten-password.ts';
import { thenAdvise } from './transactions/send-advice.ts';
import { checkCompanyFindings, checkFindings } from './company/findings/nightly.ts';
import { housekeeping } from './jobs/delete-old-rows.ts';
import { proveLedger } from './ledger/prove-ledger.ts';

export const jobKinds: JobKinds = {
  'cheque-books.arrive': arriveAtBranch,
  'cheque-books.expire': expireBooks,
  'enquire-host': thenAdvise(enquireHost),
  'execute-transfer': thenAdvise(executeTransfer),
  'expire-requests': expireRequests,
  'findings.check': checkFindings,
  'findings.check-company': checkCompanyFindings,
  'foreign.follow': thenAdvise(followTransfer),
  housekeeping,
  'ledger.prove': proveLedger,
  'mail.send': deliverMail,
  'password.mail-reset': mailReset,
  'recurring.expire': expireSeries,
  'recurring.run': runSeries,
  'report.make': makeReport,
  'requests.mail': mailRequestNews,
  'token.issue-soft': issueSoftToken,
  'user.mail-activation': mailActivation,
};
