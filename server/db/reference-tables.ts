import type { ColumnType, JSONColumnType } from 'kysely';
import type {
  CurrencyCode,
  InstitutionNumberType,
  ServiceCode,
  TariffType,
  TaxBilling,
  ThresholdKind,
  TransferType,
} from '../../generated/types.ts';

/** Numbers with decimals stay text. */
type Decimal = ColumnType<string, string, string>;

interface Dated {
  effective_from: string;
  effective_to: string | null;
  source: string;
}

interface Named {
  name_en: string;
  name_id: string;
}

interface Noted {
  note_en: string | null;
  note_id: string | null;
}

export interface ReferenceTables {
  calendars: { known_from: string; known_until: string; source: string };
  holidays: Named & { day: string; kind: 'public-holiday' | 'joint-leave'; source: string };
  holidays_abroad: Named & { currency: CurrencyCode; day: string; source: string };
  services: Named & { service: ServiceCode; short_name: string };
  cut_offs: Dated &
    Noted & {
      service: ServiceCode;
      currency: CurrencyCode | '';
      days: 'working-days' | 'every-day';
      opens_at: string | null;
      closes_at: string | null;
    };
  cut_off_exceptions: Noted & {
    service: ServiceCode;
    day: string;
    opens_at: string | null;
    closes_at: string | null;
    source: string;
  };
  rail_limits: Dated & {
    service: ServiceCode;
    currency: CurrencyCode;
    reach: 'same-bank' | 'other-bank' | null;
    minimum: Decimal;
    minimum_is_included: boolean;
    maximum: Decimal | null;
  };
  limit_defaults: Dated & {
    /** '' is the company as a whole. */
    service: ServiceCode | '';
    default_limit: Decimal | null;
    daily_ceiling: Decimal;
    roles: string[];
  };
  fees: Dated &
    Noted & {
      service: ServiceCode | '';
      fee_type: TariffType;
      charge_instruction: 'SHA' | 'BEN' | 'OUR' | '';
      tariff_kind: 'fixed' | 'percentage' | 'range';
      currency: CurrencyCode;
      amount: Decimal | null;
      percentage: string | null;
      lowest: Decimal | null;
      highest: Decimal | null;
      per: 'transaction' | 'record' | 'book' | 'month';
    };
  exchange_rates: {
    currency: CurrencyCode;
    quoted_at: Date;
    quote_unit: 1 | 100;
    tt_buy: Decimal;
    tt_sell: Decimal;
    notes_buy: Decimal | null;
    notes_sell: Decimal | null;
    middle: Decimal;
    source: string;
  };
  banks: Dated & {
    bank_code: string;
    name: string;
    bic: string;
    bank_code9: string | null;
    city_code: string;
    city: string;
    rails: TransferType[];
    bifast_state: 'active' | 'disturbed' | 'inactive' | null;
    accepts_proxy: boolean;
  };
  bank_common_names: { bank: string; name: string; source: string };
  bank_branches: Dated & {
    clearing_code: string;
    bank_code: string;
    branch_name: string;
    city_code: string;
    city: string;
    rails: TransferType[];
  };
  foreign_banks: Dated & {
    bic: string;
    name: string;
    branch_name: string | null;
    address: string;
    city: string;
    country: string;
  };
  reference_lists: Dated & {
    kind: string;
    parent: string;
    code: string;
    position: number;
    text_en: string;
    text_id: string;
    extra: JSONColumnType<Record<string, unknown>>;
  };
  institutions: Dated & {
    institution: string;
    name: string;
    category: string;
    payment_type: 'BILL_PAY' | 'TOPUP';
    number_type: InstitutionNumberType;
    amount_kind: 'bill' | 'open' | 'denomination';
    minimum: Decimal | null;
    maximum: Decimal | null;
    service_fee: Decimal;
    available: boolean;
    /** Null for an institution that takes payments at any time. */
    closes_at: string | null;
    /** Whether stamp duty is charged on its larger receipts. */
    has_stamp_duty: boolean;
  };
  tax_billing_kinds: Dated & {
    kind: TaxBilling['kind'];
    fee: Decimal;
    maximum: Decimal | null;
    closes_at: string | null;
  };
  denominations: Dated & {
    institution: string;
    denom_code: string;
    label_en: string;
    label_id: string;
    value: Decimal;
    price: Decimal;
    available: boolean;
  };
  phone_prefixes: Dated & { prefix: string; operator: string };
  thresholds: Dated & { kind: ThresholdKind; amount: Decimal; currency: CurrencyCode };
}
