// What a kind of payment says of itself. Its form, review, receipt, repair, drafts and "pay again" are written once and
// ask this. Methods are written as methods, so that a definition of narrower types fits where any kind is taken.
import type { ComponentType, ReactNode } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type {
  FavoriteDetail,
  FeeQuote,
  PaymentValidation,
  ServiceCode,
  SubmitReceipt,
  TransactionType,
} from '../../../generated/types.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { Read } from '../../api/read.ts';
import type { Fact } from '../../ui/key-value-list.tsx';
import type { TextKey } from '../text/namespaces.ts';
import type { Days, PaymentContent, Sent, ToCheck, ToResubmit, ToSubmit } from './payment-content.ts';
import type { PaymentValues } from './payment-values.ts';

export interface KindWords {
  readonly intro: string;
  readonly steps: string;
  readonly incomplete: string;
  readonly again: string;
  readonly anew: string;
  readonly track: string;
}

export type ReceiptState = 'waits' | 'on-its-way' | 'over';

export interface Sentences<Content> {
  /** Undefined while it would have a gap. */
  review(content: Content, payeeName: string, days: Days): string | undefined;
  receipt(content: Content, payeeName: string, state: ReceiptState): string | undefined;
}

export interface FormSection {
  readonly id: string;
  readonly label: string;
  /** Where a failure marks this section. */
  readonly fields: readonly string[];
}

interface Sending<Body> {
  send(body: Body): Promise<SubmitReceipt>;
}

/** The bank's answers to a form that is being filled in, and to one that is sent. */
interface Calls<Form> {
  validate(check: ToCheck<Form>): Promise<PaymentValidation>;
  useValidation(check: ToCheck<Form>): Read<PaymentValidation>;
  useFee(form: Form): Read<FeeQuote>;
  useSubmit(): Sending<ToSubmit<Form>>;
  useResubmit(): Sending<ToResubmit<Form>>;
}

/** What a form begins with that was not begun by typing. */
interface Beginnings<Values, Content> {
  repaired(content: Content): Values;
  /** The same once more; a favorite that can still be used is paid as it is today. */
  repeated(content: Content, favorite: FavoriteDetail | undefined): Values;
  samePayee(content: Content): Values;
  toFavorite(favorite: FavoriteDetail): Values | undefined;
  favoriteIdOf(content: Content): string | undefined;
}

export interface FactsProps<Content> {
  readonly content: Content;
  /** What the lists call the payee. */
  readonly payeeName?: string | undefined;
  /** The day on which the bank carries it out, beside the one that was chosen. */
  readonly executionDate?: CalendarDate | undefined;
}

export interface PaymentKind<
  Values extends PaymentValues = PaymentValues,
  Content extends PaymentContent = PaymentContent,
> {
  readonly kind: Content['kind'];
  readonly menuAccess: TransactionType;
  readonly title: TextKey<'screens'>;
  /** What this device keeps a form under. */
  readonly place: string;
  /** Those of which a person needs one; the first one that the person has lists the accounts. */
  readonly services: readonly ServiceCode[];
  readonly empty: Values;
  readonly schema: ZodMiniType<Content['form']>;
  readonly calls: Calls<Content['form']>;
  readonly begins: Beginnings<Values, Content>;
  /** The sections that are drawn at once, and those that follow. */
  readonly First: ComponentType;
  readonly Later: ComponentType;
  Facts(props: FactsProps<Content>): ReactNode;
  /** Fields that are never sent. When only they change, the bank is not asked to check the payment again. */
  readonly unsent?: readonly string[];
  /** What the person decided, apart from what was filled in and found. */
  typedOf(values: Values, before: Values): object;
  /** The section in which a failure is put right. */
  sectionOf(field: string): string;
  /** Sections that something besides the schema keeps open. */
  openSections(values: Values, refused: ReadonlySet<string>): readonly string[];
  serviceOf(form: Content['form']): ServiceCode;
  contentOf(form: Content['form'], values: Values, known: PaymentValidation | undefined): Content;
  payeeNameOf(values: Values): string;
  /** What a receipt says of the form it answers; undefined where it is read from the request. */
  sentOf(receipt: SubmitReceipt): Sent<Content> | undefined;
  useWords(): KindWords;
  useSections(): readonly FormSection[];
  useSentences(): Sentences<Content>;
  /** Whom it pays and how, for the summary. */
  useSummary(values: Values): { readonly payee: Fact | undefined; readonly way?: Fact | undefined };
}
