// The codes that each kind of operation on a bulk file must declare, as one table. Meanings: the tag bulk in openapi.yaml.
const ofFiles = ['193', '94', '95'];
const ofChanges = ['193', 'ERR_REQ_3', 'ERR-PROCEED-0000001', 'ERR-PROCEED-0000005', 'STATUS_NOT_ALLOWED'];
const ofProceeding = [
  ...ofChanges,
  'ERR-PROCEED-0000002',
  'ERR-PROCEED-0000004',
  'ERR-PROCEED-0000008',
  'ERR-PROCEED-0000009',
  'ERR-PROCEED-0000010',
  'BULK-VAL-0000015',
];

const ofUsers = [
  [/^(?:getBulk(?!Upload)|listBulkRecords|downloadBulkFile)/, ofFiles],
  [/^(?:edit|add|delete|ignore|replace|revalidate|proceed|resubmit)Bulk/, [...ofFiles, ...ofChanges]],
  [/^(?:edit|add|delete|ignore|replace|revalidate|resubmit)Bulk/, ['ERR_TRX_LOCK']],
  [/^(?:proceed|resubmit)Bulk/, ofProceeding],
];
const ofAdministrators = [
  [/^(?:getCompanyBulkFavorite$|listCompanyBulkFavoriteRecords|getCompanyBulkFavoriteRecord)/, ['193']],
  [/^(?:edit|delete|ignore|replace)CompanyBulkFavorite/, ofChanges],
  [/^proceedCompanyBulkFavorite/, [...ofProceeding, '79']],
];
const kinds = { bulk: ofUsers, company: ofAdministrators };

export function* bulkFaults(operation) {
  const {
    operationId = '',
    tags: [domain] = [],
    'x-error-codes': codes = [],
    'x-item-codes': itemCodes = [],
  } = operation;
  const needed = (kinds[domain] ?? []).flatMap(([name, wanted]) => (name.test(operationId) ? wanted : []));
  for (const code of new Set(needed))
    if (!codes.includes(code) && !itemCodes.includes(code)) yield `the matrix of bulk files wants the code ${code}`;
}
