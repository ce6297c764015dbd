import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { institutionCutOff } from '../institution-cut-off.ts';

export const billService = 'SVC_BILL_PAY';

export const checkBillPaymentCutOff: Handlers<Context>['checkBillPaymentCutOff'] = ({ body }, context) =>
  institutionCutOff(context, { paymentType: 'BILL_PAY', service: billService, ...body });
