import type {
  CurrencyCode,
  ErrorCode,
  RecurringFrequency,
  RecurringPaymentType,
  RecurringShift,
} from '../../generated/types.ts';

export interface RecurringTables {
  recurring_series: {
    company_id: string;
    task_id: string;
    payment_type: RecurringPaymentType;
    frequency_type: RecurringFrequency;
    start_date: string;
    end_date: string;
    /** How many there are altogether. */
    occurrences: number;
    /** The lowest occurrence that is still to come; null before the approval and after the end. */
    next_occurrence: number | null;
    next_date: string | null;
  };
  recurring_occurrences: {
    company_id: string;
    series_task_id: string;
    occurrence: number;
    planned_date: string;
    execution_date: string | null;
    shift: RecurringShift;
    holiday_name: string | null;
    /** The state of a started one is that of its own transaction. */
    state: 'retrying' | 'started' | 'skipped' | 'failed';
    code: ErrorCode | null;
    amount: string;
    currency: CurrencyCode;
    attempts: number;
    next_attempt_at: Date | null;
    task_id: string | null;
    skipped_by_name: string | null;
    updated_at: Date;
  };
}
