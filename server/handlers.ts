// Every operation needs a handler here or a name in not-yet.ts; otherwise this file does not compile.
import type { Handlers } from '../generated/handlers.ts';
import { auditHandlers } from './reports/audit-handlers.ts';
import { accountNameHandlers } from './account-names/handlers.ts';
import { accountGroupHandlers } from './account-groups/handlers.ts';
import { accountHandlers } from './accounts/handlers.ts';
import { companyHandlers } from './company/handlers.ts';
import { dashboardHandlers } from './company/dashboard/dashboard.ts';
import type { Context } from './context.ts';
import { informationHandlers } from './information/handlers.ts';
import { lookupHandlers } from './lookups/handlers.ts';
import type { NotYet } from './not-yet.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { favoriteHandlers } from './favorites/handlers.ts';
import { advisePayment } from './payments/advice/advice.ts';
import { billPaymentHandlers } from './payments/bill-payment/handlers.ts';
import { chequeBookHandlers } from './payments/cheque-book/handlers.ts';
import { foreignTransferHandlers } from './payments/foreign-transfer/handlers.ts';
import { taxPaymentHandlers } from './payments/tax-payment/handlers.ts';
import { topUpHandlers } from './payments/top-up/handlers.ts';
import { localTransferHandlers } from './payments/local-transfer/handlers.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { recurringHandlers } from './recurring/handlers.ts';
import { reportHandlers } from './reports/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { underlyingHandlers } from './underlying/handlers.ts';
import { groupHandlers } from './groups/handlers.ts';
import { serviceLevelHandlers } from './service-levels/handlers.ts';
import { limitHandlers } from './limits/handlers.ts';
import { userHandlers } from './users/handlers.ts';
import { requestHandlers } from './requests/handlers.ts';
import { taskHandlers } from './tasks/handlers.ts';
import { workflowHandlers } from './workflows/handlers.ts';
import { transactionHandlers } from './transactions/handlers.ts';

export const handlers = {
  ...accountHandlers,
  ...transactionHandlers,
  ...requestHandlers,
  ...auditHandlers,
  ...favoriteHandlers,
  ...paymentHandlers,
  advisePayment,
  ...localTransferHandlers,
  ...billPaymentHandlers,
  ...foreignTransferHandlers,
  ...taxPaymentHandlers,
  ...topUpHandlers,
  ...chequeBookHandlers,
  ...recurringHandlers,
  ...reportHandlers,
  ...sessionHandlers,
  ...notificationHandlers,
  ...lookupHandlers,
  ...informationHandlers,
  ...underlyingHandlers,
  ...taskHandlers,
  ...userHandlers,
  ...groupHandlers,
  ...limitHandlers,
  ...accountNameHandlers,
  ...companyHandlers,
  ...serviceLevelHandlers,
  ...workflowHandlers,
  ...dashboardHandlers,
  ...accountGroupHandlers,
} satisfies Omit<Handlers<Context>, NotYet>;
