// Lists whose items are valid for a period; they are read for the requested day.
import type {
  CustomsOffice,
  EselonUnit,
  Ministry,
  PageInfo,
  PageRequest,
  SupportingDocument,
  TaxAccount,
  TaxDepositType,
  TaxOffice,
  TransactionPurpose,
} from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readReferencePage, type ReferenceRow } from '../reference/lists.ts';
import { businessDay } from '../reference/business-day.ts';

interface DatedRequest {
  readonly body: {
    readonly filter?: {
      readonly search?: string;
      readonly on?: string;
      readonly mapCode?: string;
      readonly ministryCode?: string;
    };
    readonly page?: PageRequest;
  };
}

function datedList<Extra, Item>(kind: string, itemOf: (row: ReferenceRow<Extra>) => Item) {
  return async ({ body }: DatedRequest, { db, now, language }: Context): Promise<{ items: Item[]; page: PageInfo }> => {
    const { search, on = businessDay(now), mapCode, ministryCode } = body.filter ?? {};
    const question = { kind, parent: mapCode ?? ministryCode, search, on, language };
    const { rows, page } = await readReferencePage<Extra>(db, question, body.page);
    return { items: rows.map(itemOf), page };
  };
}

const datesOf = ({ effectiveFrom, effectiveTo, source }: ReferenceRow) => ({ effectiveFrom, effectiveTo, source });

export const datedListHandlers = {
  listTransactionPurposes: datedList<{ needsUnderlying: boolean }, TransactionPurpose>(
    'TRANSACTION_PURPOSE',
    (row) => ({
      code: row.code,
      description: row.text,
      ...row.extra,
      ...datesOf(row),
    }),
  ),
  listSupportingDocuments: datedList<{ finalDocument: boolean }, SupportingDocument>('SUPPORTING_DOCUMENT', (row) => ({
    code: row.code,
    description: row.text,
    ...row.extra,
    ...datesOf(row),
  })),
  listTaxOffices: datedList<{ address: string; city: string }, TaxOffice>('TAX_OFFICE', (row) => ({
    kppCode: row.code,
    kppName: row.text,
    ...row.extra,
    ...datesOf(row),
  })),
  listTaxAccounts: datedList<object, TaxAccount>('TAX_ACCOUNT', (row) => ({
    mapCode: row.code,
    mapName: row.text,
    ...datesOf(row),
  })),
  listTaxDepositTypes: datedList<
    Pick<TaxDepositType, 'periodKind' | 'needsAssessmentLetter' | 'needsTaxObject'>,
    TaxDepositType
  >('TAX_DEPOSIT_TYPE', (row) => ({
    mapCode: row.parent,
    kjsCode: row.code,
    kjsName: row.text,
    ...row.extra,
    ...datesOf(row),
  })),
  listMinistries: datedList<object, Ministry>('MINISTRY', (row) => ({
    ministryCode: row.code,
    ministryName: row.text,
    ...datesOf(row),
  })),
  listEselonUnits: datedList<object, EselonUnit>('ESELON_UNIT', (row) => ({
    ministryCode: row.parent,
    eselonUnitCode: row.code,
    eselonUnit: row.text,
    ...datesOf(row),
  })),
  listCustomsOffices: datedList<{ city: string }, CustomsOffice>('CUSTOMS_OFFICE', (row) => ({
    kpbbcCode: row.code,
    kpbbcName: row.text,
    ...row.extra,
    ...datesOf(row),
  })),
};
