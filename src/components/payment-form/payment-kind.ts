// The definition of a kind of payment. Form, review, receipt, repair, drafts and "pay again" are written once and use
// it. It declares methods, not function properties, so that TypeScript accepts a narrower definition as PaymentKind.
import type { ComponentType, ReactNode } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type {
  CodeName,
  FavoriteDetail,
  FeeQuote,
  PaymentNote,
  RecurringPayment,
  ServiceCode,
  SubmitReceipt,
  TransactionType,
} from '../../../generated/types.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { Read } from '../../api/read.ts';
import type { Fact } from '../../ui/key-value-list.tsx';
import type { TextKey } from '../text/namespaces.ts';
import type { Days, PaymentContent, Sent, ToCheck, ToResubmit, ToSubmit, Validated } from './payment-content.ts';
import type { PaymentValues } from './payment-values.ts';

export interface KindWords {
  readonly intro: string;
  readonly steps: string;
  readonly incomplete: string;
  readonly again: string;
  readonly anew: string;
  readonly track: string;
  /** The submit button of a kind without an amount, new and repaired. */
  readonly submit?: string;
  readonly submitRepair?: string;
}

export type ReceiptState = 'waits' | 'on-its-way' | 'over';

export interface Sentences<Content> {
  /** Undefined if a value of the sentence is missing. */
  review(content: Content, payeeName: string, days: Days): string | undefined;
  receipt(content: Content, payeeName: string, state: ReceiptState): string | undefined;
}

export interface FormSection {
  readonly id: string;
  readonly label: string;
  /** The fields whose failures mark this section. */
  readonly fields: readonly string[];
}

export interface Sending<Body> {
  send(body: Body, idempotencyKey?: string): Promise<SubmitReceipt>;
}

/** The operations that validate and send the form. */
export interface Calls<Form> {
  validate(check: ToCheck<Form>): Promise<Validated>;
  useValidation(check: ToCheck<Form>): Read<Validated>;
  useFee(form: Form): Read<FeeQuote>;
  useSubmit(): Sending<ToSubmit<Form>>;
  useResubmit(): Sending<ToResubmit<Form>>;
}

/** The initial values of a form that starts from an existing record. */
interface Beginnings<Values, Content> {
  repaired(content: Content): Values;
  /** The same payment again. If the favorite still exists, its current data is used. */
  repeated(content: Content, favorite: FavoriteDetail | undefined): Values;
  /** The same payment after one that was not carried out, if something differs from `repeated`. */
  retried?(content: Content, favorite: FavoriteDetail | undefined): Values;
  samePayee(content: Content): Values;
  toFavorite(favorite: FavoriteDetail): Values | undefined;
  favoriteIdOf(content: Content): string | undefined;
}

export interface FactsProps<Content> {
  readonly content: Content;
  /** The payee's name as in the lists. */
  readonly payeeName?: string | undefined;
  /** The day on which the bank executes it, which can differ from the chosen day. */
  readonly executionDate?: CalendarDate | undefined;
  /** True if the amount is the most that a payment of a series may be. */
  readonly isMost?: boolean;
}

interface Repetition<Values> {
  readonly hasCap: boolean;
  readonly only?: true;
  /** The values for a repair of a series; undefined if it repeats another kind of payment. */
  valuesOf(payment: RecurringPayment): Values | undefined;
}

export interface PaymentKind<
  Values extends PaymentValues = PaymentValues,
  Content extends PaymentContent = PaymentContent,
> {
  readonly kind: Content['kind'];
  readonly menuAccess: TransactionType;
  readonly title: TextKey<'screens'>;
  /** The key under which this device stores a draft. */
  readonly place: string;
  /** The user needs one of these services; the first one that the user has decides which accounts are listed. */
  readonly services: readonly ServiceCode[];
  /** Left out for a kind that only a rupiah account pays. */
  readonly paysIn?: 'any';
  /** Set if the payment can repeat; `only` if it always does, as in the form of a series. */
  readonly repeats?: Repetition<Values>;
  readonly empty: Values;
  readonly schema: ZodMiniType<Content['form']>;
  readonly calls: Calls<Content['form']>;
  readonly begins: Beginnings<Values, Content>;
  /** First is rendered immediately, Later follows. */
  readonly First: ComponentType;
  readonly Later: ComponentType;
  Facts(props: FactsProps<Content>): ReactNode;
  /** Fields that are never sent. A change of only these fields needs no new validation by the bank. */
  readonly unsent?: readonly string[];
  /** The values that the user chose, without those that were filled in or looked up. */
  typedOf(values: Values, before: Values): object;
  /** Returns the section that contains the field. */
  sectionOf(field: string): string;
  /** Returns the sections that are not complete for reasons that the schema does not know. */
  openSections(values: Values, refused: ReadonlySet<string>, confirmed: readonly PaymentNote[]): readonly string[];
  serviceOf(form: Content['form']): ServiceCode;
  contentOf(form: Content['form'], values: Values, known: Validated | undefined): Content;
  payeeNameOf(values: Values): string;
  /** Builds what was sent from the receipt; undefined if it must be read from the request. */
  sentOf(receipt: SubmitReceipt): Sent<Content> | undefined;
  /** The names that the lists of the form have for its codes; the bank's answer to the validation comes later or not. */
  useCodeNames?(form: Content['form']): readonly CodeName[];
  useWords(): KindWords;
  useSections(): readonly FormSection[];
  useSentences(): Sentences<Content>;
  /** The payee and the rail, for the summary. */
  useSummary(values: Values): { readonly payee: Fact | undefined; readonly way?: Fact | undefined };
}
