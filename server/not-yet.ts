// The operations that are not built yet and answer 501. Remove the name here when you add the handler.
import type { OperationId } from '../generated/operations.ts';

export const notYet = [
  // accounts
  // payments
  // bulk
  'uploadBulkFiles',
  'getBulkUploadProgress',
  'cancelBulkUpload',
  'listBulkFiles',
  'getBulkFile',
  'getBulkControlTotals',
  'revalidateBulkFile',
  'deleteBulkFiles',
  'downloadBulkFile',
  'editBulkHeader',
  'proceedBulkFiles',
  'resubmitBulkFile',
  'listBulkRecords',
  'getBulkRecord',
  'editBulkRecord',
  'addBulkRecord',
  'deleteBulkRecords',
  'ignoreBulkFaults',
  'replaceBulkBeneficiaryNames',
  'listBulkOptions',
  'listBulkTemplates',
  'downloadBulkTemplate',
  'downloadBulkSample',
  // recurring
  // favorites
  // requests
  // transactions
  // reports
  'getReportFilter',
  'previewReport',
  'generateReport',
  'generateInformationReport',
  'generateBulkPaymentReport',
  'generateBulkInquiryReport',
  'downloadBulkInquiryReport',
  'listReportKinds',
  'listMasterReports',
  'getMasterReport',
  'createMasterReport',
  'editMasterReport',
  'deleteMasterReport',
  'listReportRuns',
  'listReportRecipients',
  // information
  // underlying
  // lookups
  // notifications
  // groups
  // users
  // workflows
  // limits
  // service-levels
  // account-names
  // account-groups
  // company
  'listCompanyBulkFavorites',
  'uploadCompanyBulkFavorites',
  'getCompanyBulkFavoriteProgress',
  'getCompanyBulkFavorite',
  'listCompanyBulkFavoriteRecords',
  'getCompanyBulkFavoriteRecord',
  'editCompanyBulkFavoriteRecord',
  'deleteCompanyBulkFavoriteRecords',
  'ignoreCompanyBulkFavoriteFaults',
  'replaceCompanyBulkFavoriteNames',
  'proceedCompanyBulkFavorite',
  'deleteCompanyBulkFavorite',
  'downloadCompanyBulkFavoriteTemplate',
  // tasks
  'getBulkFavoriteTask',
  'listBulkFavoriteTaskRecords',
  'getBulkFavoriteTaskRecord',
] as const satisfies readonly OperationId[];

export type NotYet = (typeof notYet)[number];
