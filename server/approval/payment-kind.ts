// What every kind of payment says of itself. The code that acts on requests gets the table of all kinds.
import type { ServiceHours } from '../../domain/cut-off.ts';
import { menus } from '../../domain/payment-menus.ts';
import type { Services } from '../context.ts';
import type {
  CountedBooks,
  ExecutionReceipt,
  Language,
  RecurringTiming,
  RequestRepair,
  StatusLabel,
  TransactionAction,
  TransactionContent,
} from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import type { OrderDone } from '../db/host-tables.ts';
import type { Money } from '../../domain/money.ts';
import type { OfficialReceipt } from '../files/pdf-official.ts';
import type { Fact } from '../files/table-file.ts';
import type { HostOrder } from '../host/host.ts';
import type { Actor } from './actor.ts';
import type { RequestRow } from './store.ts';

export type ContentKind = TransactionContent['kind'];
export type ContentOf<Kind extends ContentKind> = Extract<TransactionContent, { readonly kind: Kind }>;
export type RowOf<Kind extends ContentKind> = RequestRow & { readonly content: ContentOf<Kind> };

/** Each runs in the transaction that makes it so. */
export interface Follows<Kind extends ContentKind = ContentKind> {
  /** Stored, before anybody decides on it. */
  submitted?(actor: Actor, row: RowOf<Kind>): Promise<void>;
  /** Stored as a new revision. */
  repaired?(actor: Actor, row: RowOf<Kind>): Promise<void>;
  /** Moved to another day, because it was late. */
  redated?(actor: Actor, row: RowOf<Kind>): Promise<void>;
  /** The last decision is taken. */
  approved?(actor: Actor, row: RowOf<Kind>): Promise<void>;
  /** Its money has left; the bank of the payee still credits it or sends it back. */
  forwarded?(actor: Actor, row: RowOf<Kind>): Promise<void>;
  executed?(actor: Actor, row: RowOf<Kind>): Promise<void>;
  failed?(actor: Actor, row: RowOf<Kind>): Promise<void>;
  rejected?(actor: Actor, row: RowOf<Kind>): Promise<void>;
  expired?(actor: Actor, row: RowOf<Kind>): Promise<void>;
  cancelled?(actor: Actor, row: RowOf<Kind>): Promise<void>;
  /** Whenever its status may be another one. */
  moved?(actor: Actor, row: RowOf<Kind>): Promise<void>;
}

export type Turn = keyof Follows;

/** What is paid for itself: the only record of a transfer, each of a file. */
export interface PayableRecord {
  readonly recordNo: number;
  readonly order: HostOrder;
  /** What it uses of the daily limits. */
  readonly idrEquivalent: Money | null;
}

export interface PaymentKind<Kind extends ContentKind = ContentKind> {
  /** The form that repairs it. */
  repairForm(content: ContentOf<Kind>): RequestRepair['pageMode'];
  /** Nothing is paid: what is approved is done. */
  isDoneWhenApproved(content: ContentOf<Kind>): boolean;
  /** Whether the bank carries out what was released; a kind without orders is built only up to its release. */
  readonly isOrdered: boolean;
  /** The orders to the bank; none where it cannot carry anything out. */
  orders(db: Database, row: RowOf<Kind>, now: Date): Promise<readonly PayableRecord[]>;
  /** The account that pays the fees, if a maker may choose another one for them. */
  feePayer(content: ContentOf<Kind>): string | null;
  /** Refuses what the receiving side takes no payments for any more. */
  checkPayable(db: Database, row: RowOf<Kind>, now: Date): Promise<void>;
  /** What the answer of the bank leaves behind as proof. */
  receipt(done: OrderDone): ExecutionReceipt;
  /** Its occurrences are transactions of their own. */
  readonly isSeries: boolean;
  /** A file holds records, which are read page by page. */
  readonly isFile: boolean;
  countRecords(content: ContentOf<Kind>): number;
  isDecidedByRecord(content: ContentOf<Kind>): boolean;
  /** What can be had of a paid one beside advice and receipt. */
  documents(content: ContentOf<Kind>): readonly TransactionAction[];
  /** In the words of its advice; empty where the form has none. */
  purpose(content: ContentOf<Kind>, language: Language): string;
  /** The content with what is true now and not when it was submitted. */
  contentNow(db: Database, row: RowOf<Kind>): Promise<ContentOf<Kind>>;
  /** The content in the language of the reader, as far as the bank knows the words of the receiving side. */
  inLanguage(content: ContentOf<Kind>, language: Language): ContentOf<Kind>;
  /** The hours in which it is taken on the day of a moment, where the receiving side has others than the service. */
  hours(db: Database, row: RowOf<Kind>, hours: ServiceHours, at: Date, language?: Language): Promise<ServiceHours>;
  /** The books that it orders; left out of all that orders none. */
  books?(content: ContentOf<Kind>): CountedBooks;
  /** Whom it pays, in the words of its documents; left out where that is a bank account. */
  payeeFacts?(row: RowOf<Kind>, language: Language, codeNames: ReadonlyMap<string, string>): readonly Fact[];
  /** Nothing is credited to a payee, so its documents name no time of a credit. */
  readonly hasNoCredit: boolean;
  /** What the receiving side gave as proof. */
  proofFacts(receipt: ExecutionReceipt | null, language: Language): readonly Fact[];
  /** Printed in its documents instead of the facts of the payee and the proof. */
  official?(row: RowOf<Kind>, receipt: ExecutionReceipt): OfficialReceipt | undefined;
  /** What the recipients that the maker named read; left out where they are the payee. */
  recipientWords?(row: RowOf<Kind>, payment: AdvisedPayment, language: Language): RecipientWords;
  /** Schedules what comes after the last decision; left out where that is one execution. */
  scheduled?(actor: Actor, row: RowOf<Kind>): Promise<RequestRow>;
  /** How often it repeats; left out of a payment that does not. */
  repeats?(content: ContentOf<Kind>): Repetition;
  readonly follows: Follows<Kind>;
}

export interface Repetition {
  readonly timing: RecurringTiming;
  readonly occurrences: number;
  /** True if each pays its amount at most. */
  readonly isMost: boolean;
  readonly replacesRefNo?: string | undefined;
}

export interface AdvisedPayment {
  readonly company: string;
  readonly amount: string;
  readonly receipt: ExecutionReceipt | null;
}

export interface RecipientWords {
  readonly title: string;
  readonly sentence: string;
}

type Own<Kind extends ContentKind> = Pick<PaymentKind<Kind>, 'repairForm'> & Partial<PaymentKind<Kind>>;

export const definePaymentKind = <Kind extends ContentKind>(own: Own<Kind>): PaymentKind<Kind> => ({
  isDoneWhenApproved: () => false,
  isOrdered: own.orders !== undefined,
  orders: () => Promise.resolve([]),
  feePayer: () => null,
  checkPayable: () => Promise.resolve(),
  receipt: ({ hostReference, at }) => ({ kind: 'transfer', hostReference, creditedAt: at }),
  isSeries: false,
  isFile: false,
  countRecords: () => 1,
  isDecidedByRecord: () => false,
  documents: () => [],
  purpose: () => '',
  contentNow: (_, { content }) => Promise.resolve(content),
  inLanguage: (content) => content,
  hours: (_db, _row, hours) => Promise.resolve(hours),
  hasNoCredit: false,
  proofFacts: () => [],
  follows: {},
  ...own,
});

export type PaymentKinds = { readonly [Kind in ContentKind]: PaymentKind<Kind> };
export type KnowsKinds = Pick<Services, 'paymentKinds'>;

declare module '../context.ts' {
  interface Services {
    readonly paymentKinds: PaymentKinds;
  }
}

// Each kind stands under its own name, so the one found there fits the row.
export const kindOf = ({ paymentKinds }: KnowsKinds, { content }: Pick<RequestRow, 'content'>) =>
  paymentKinds[content.kind] as unknown as PaymentKind;

type Reading = KnowsKinds & { readonly language: Language };

export const contentInLanguage = (reading: Reading, content: TransactionContent): TransactionContent =>
  kindOf(reading, { content }).inLanguage(content, reading.language);

/** The request with what its content says now, in the language of the reader. */
export async function asShown(reading: Reading & { readonly db: Database }, row: RequestRow): Promise<RequestRow> {
  const content = await kindOf(reading, row).contentNow(reading.db, row);
  return { ...row, content: contentInLanguage(reading, content) };
}

/** For lists, which do not read what a request says. */
export const isSeries = ({ paymentKinds }: KnowsKinds, { menu_access: menu }: Pick<RequestRow, 'menu_access'>) =>
  paymentKinds[menus[menu].kind].isSeries;

export const follow = async (actor: Actor, row: RequestRow, turn: Turn): Promise<void> =>
  kindOf(actor, row).follows[turn]?.(actor, row);

const turnOf: Readonly<Partial<Record<StatusLabel, Turn>>> = {
  Successful: 'executed',
  'Partial Successful': 'executed',
  Failed: 'failed',
  Returned: 'failed',
  Rejected: 'rejected',
  Expired: 'expired',
  Cancelled: 'cancelled',
};

/** Asked after every change of a status. */
export async function followMove(actor: Actor, row: RequestRow): Promise<void> {
  await follow(actor, row, 'moved');
  const turn = row.is_forwarded ? 'forwarded' : turnOf[row.status];
  if (turn) await follow(actor, row, turn);
}
