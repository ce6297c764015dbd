import type { ErrorCode } from '../../generated/error-codes.ts';
import type { MutationDetail, ServiceCode } from '../../generated/types.ts';

/** 51 insufficient funds, 63 security check, 47 receiving side closed, 14 number not recognised. */
export type HostReason = '51' | '63' | '47' | '14';
type Rail = 'OVB' | 'LLG' | 'RTGS' | 'ONLINE' | 'BIFAST' | 'FCY' | 'BILL' | 'TOPUP' | 'TAX' | 'CHQ' | 'BULK';

const railOf: Partial<Record<ServiceCode, Rail>> = {
  SVC_LCY_OVB: 'OVB',
  SVC_LCY_LLG: 'LLG',
  SVC_LCY_RTGS: 'RTGS',
  SVC_LCY_ONLINE: 'ONLINE',
  SVC_LCY_BIFAST: 'BIFAST',
  SVC_FCY_OVB: 'OVB',
  SVC_FCY_TT: 'FCY',
  SVC_BILL_PAY: 'BILL',
  SVC_TOPUP: 'TOPUP',
  SVC_TAX_PAY: 'TAX',
  SVC_CHQ_BOOK: 'CHQ',
  SVC_GIRO_BOOK: 'CHQ',
};

export const hostCode = (service: ServiceCode, reason: HostReason): ErrorCode =>
  `HOST_${railOf[service] ?? 'BULK'}_${reason}`;

const channelOf: Partial<Record<ServiceCode, MutationDetail['channel']>> = {
  SVC_LCY_LLG: 'clearing',
  SVC_LCY_RTGS: 'RTGS',
  SVC_LCY_BIFAST: 'BI-FAST',
  SVC_LCY_ONLINE: 'online',
  SVC_FCY_TT: 'swift',
};

/** The channel that the account history shows for a payment of this service. */
export const channelFor = (service: ServiceCode): MutationDetail['channel'] => channelOf[service] ?? 'internet-banking';
