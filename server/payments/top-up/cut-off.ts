import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { institutionCutOff } from '../institution-cut-off.ts';

export const topUpService = 'SVC_TOPUP';

export const checkTopUpCutOff: Handlers<Context>['checkTopUpCutOff'] = ({ body }, context) =>
  institutionCutOff(context, { paymentType: 'TOPUP', service: topUpService, ...body });
