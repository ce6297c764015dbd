import type { ColumnType, Generated } from 'kysely';
import type { CurrencyCode, UnderlyingFile } from '../../generated/types.ts';

type Amount = ColumnType<string, string, string>;

export interface UnderlyingTables {
  underlying_documents: {
    company_id: string;
    underlying_code: string;
    beneficiary_name: string;
    purpose: string;
    supporting_document: string;
    document_number: string;
    document_date: string;
    document_amount: Amount;
    document_currency: CurrencyCode;
    rate: string | null;
    tolerance: string;
    limit_eq: Amount;
    expires_on: string;
    review: Generated<'in-review' | 'accepted' | 'refused'>;
    review_note: string | null;
    file_name: string | null;
    file_type: UnderlyingFile['mediaType'] | null;
    file_content: Buffer | null;
    submitted_by: string | null;
    submitted_by_name: string | null;
    submitted_at: Date;
  };
  underlying_uses: {
    company_id: string;
    underlying_code: Generated<string>;
    ref_no: string;
    transaction_date: string;
    beneficiary_name: string;
    amount: Amount;
    currency: CurrencyCode;
    amount_eq: Amount;
    state: 'reserved' | 'used' | 'returned';
    made_by: string;
    made_by_name: string;
  };
  foreign_currency_limits: {
    company_id: string;
    amount: Amount;
    effective_from: string;
    effective_to: string | null;
    source: string;
  };
}
