// The icon of each service of a corporate user, and what it is for.
import type { ServiceLook } from '../../components/shell/service-tiles.tsx';
import type { ScreenPath } from '../../../generated/screens.ts';

export const serviceLooks = {
  '/services/local-currency-transfer': { icon: 'transfer', purpose: 'services.localTransfer' },
  '/services/foreign-currency-transfer': { icon: 'globe', purpose: 'services.foreignTransfer' },
  '/services/bill-payment': { icon: 'receipt', purpose: 'services.billPayment' },
  '/services/top-up': { icon: 'mobile', purpose: 'services.topUp' },
  '/services/tax-payment': { icon: 'bank', purpose: 'services.taxPayment' },
  '/services/cheque-book-request': { icon: 'edit', purpose: 'services.chequeBook' },
  '/services/bulk-payment': { icon: 'layers', purpose: 'services.bulkPayment' },
  '/services/bulk-debit': { icon: 'arrow-in', purpose: 'services.bulkDebit' },
  '/services/recurring': { icon: 'repeat', purpose: 'services.recurring' },
  '/services/favorites': { icon: 'star', purpose: 'services.favorites' },
  '/services/bulk-favorite': { icon: 'upload', purpose: 'services.bulkFavorite' },
  '/services/underlying-documents-inquiry': { icon: 'paperclip', purpose: 'services.underlying' },
  '/services/information/foreign-exchange-rates': { icon: 'chart', purpose: 'services.rates' },
  '/services/information/cut-off-time': { icon: 'clock', purpose: 'services.cutOffTimes' },
  '/services/information/fees-and-charges': { icon: 'percent', purpose: 'services.fees' },
  '/services/information/bank-directories': { icon: 'building', purpose: 'services.banks' },
  '/services/information/daily-limit-usage': { icon: 'gauge', purpose: 'services.dailyLimits' },
  '/services/report-setup': { icon: 'settings', purpose: 'services.reportSetup' },
  '/services/report-listing': { icon: 'report', purpose: 'services.reports' },
  '/services/audit-trail': { icon: 'history', purpose: 'services.auditTrail' },
} as const satisfies Partial<Record<ScreenPath, ServiceLook<'payments'>>>;
