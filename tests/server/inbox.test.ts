import { beforeAll, expect, test } from 'vitest';
import { operations, type OperationId } from '../../generated/operations.ts';
import { seedInbox } from '../../server/sandbox/seed/inbox.ts';
import { countUnread } from '../../server/mail/inbox-store.ts';
import { deliver, deliverAll } from '../../server/mail/deliver-to-inbox.ts';
import { onBothDatabases } from './on-databases.ts';
import { type TestBank } from './bank.ts';
import { expectOutputOf } from './outputs.ts';
import { addPeople, bearerOf } from './people.ts';

const maker = { companyId: 'NUSANTARA', userId: 'MAKER01@NUSANTARA' };

interface Message {
  readonly messageId: string;
  readonly subject: string;
  readonly read: boolean;
}

async function ask(bank: TestBank, userId: string, operationId: OperationId, body?: object, language = 'en') {
  const { method, path } = operations[operationId];
  const headers = { ...(await bearerOf(bank, userId)), 'accept-language': language };
  const answer = await bank.ask(method === 'get' ? 'GET' : 'POST', path, body, headers);
  if (answer.status === 200) expectOutputOf(operationId, answer.output);
  return answer;
}

async function list(bank: TestBank, body: object = { filter: {} }, language?: string) {
  const { output } = await ask(bank, maker.userId, 'listInboxMessages', body, language);
  return output as {
    items: Message[];
    page: { total: number; nextCursor: string | null; previousCursor: string | null };
  };
}

const subjectsOf = ({ items }: { items: Message[] }) => items.map(({ subject }) => subject);
const unreadOf = async (bank: TestBank) => (await ask(bank, maker.userId, 'countUnreadMessages')).output;

async function put({ services }: TestBank, to: typeof maker, subject: string, minutes: number): Promise<string> {
  const words = {
    EN: { subject, paragraphs: ['The bank has done it.'], facts: [{ label: 'Amount', value: 'IDR 1,000.00' }] },
    ID: { subject: `${subject} (ID)`, paragraphs: ['Bank telah melakukannya.'] },
  };
  const target = { kind: 'transaction', menuAccess: 'LCY', refNo: 'LCY2611230000147' } as const;
  const at = new Date(services.clock.now().getTime() + minutes * 60_000);
  return deliver(services.db, to, { category: 'transaction', words, target }, at);
}

const inWords = (subject: string) => ({ subject, paragraphs: ['The bank has done it.'] });

onBothDatabases('the inbox', addPeople, (bank) => {
  const ids: string[] = [];
  beforeAll(async () => {
    for (const [index, subject] of ['first', 'second', 'third'].entries())
      ids.push(await put(bank(), maker, subject, index));
    await put(bank(), { companyId: 'BAHARI', userId: 'MAKER01@BAHARI' }, 'of somebody else', 0);
  });

  test('has the messages of the user, the newest first, in the requested language', async () => {
    expect(subjectsOf(await list(bank()))).toEqual(['third', 'second', 'first']);
    expect(subjectsOf(await list(bank(), { filter: { search: 'THIRD' } }, 'id'))).toEqual(['third (ID)']);
    expect(await unreadOf(bank())).toEqual({ unread: 3 });
  });

  test('is read forwards and backwards page by page, in any order', async () => {
    const sort = { field: 'subject', direction: 'asc' };
    const first = await list(bank(), { filter: {}, sort, page: { size: 2 } });
    const next = await list(bank(), { filter: {}, sort, page: { size: 2, cursor: first.page.nextCursor } });
    const back = await list(bank(), { filter: {}, sort, page: { size: 2, cursor: next.page.previousCursor } });
    expect([first, next, back].map(subjectsOf)).toEqual([['first', 'second'], ['third'], ['first', 'second']]);
    expect([first.page.previousCursor, next.page.nextCursor, back.page.previousCursor]).toEqual([null, null, null]);
    const wrong = await ask(bank(), maker.userId, 'listInboxMessages', {
      filter: {},
      page: { cursor: first.page.nextCursor },
    });
    expect(wrong.status).toBe(400);
  });

  test('can be filtered by day, kind and unread messages', async () => {
    const day = { from: '2026-11-24', to: '2026-11-24' };
    expect(subjectsOf(await list(bank(), { filter: { receivedOn: day } }))).toEqual([]);
    expect(subjectsOf(await list(bank(), { filter: { categories: ['security'] } }))).toEqual([]);
  });

  test('opens a message with its facts without marking it, and only to its owner', async () => {
    const { output } = await ask(bank(), maker.userId, 'readInboxMessage', { messageId: ids[0] });
    expect(output).toMatchObject({ read: false, facts: [{ label: 'Amount' }], target: { kind: 'transaction' } });
    const stranger = await ask(bank(), 'MAKER01@BAHARI', 'readInboxMessage', { messageId: ids[0] });
    expect([stranger.status, stranger.code]).toEqual([404, '193']);
  });

  test('marks the named ones, then all, and counts what is left', async () => {
    const mark = async () =>
      (await ask(bank(), maker.userId, 'markInboxMessagesRead', { messageIds: [ids[0]] })).output;
    expect([await mark(), await mark()]).toEqual([
      { changed: 1, unread: 2 },
      { changed: 0, unread: 2 },
    ]);
    expect(subjectsOf(await list(bank(), { filter: { unreadOnly: true } }))).toEqual(['third', 'second']);
    const all = await ask(bank(), maker.userId, 'markAllInboxMessagesRead');
    expect(all.output).toEqual({ changed: 2, unread: 0 });
  });

  test('deletes for good, and never messages of others', async () => {
    const stranger = await ask(bank(), 'MAKER01@BAHARI', 'deleteInboxMessages', { messageIds: ids });
    expect(stranger.output).toMatchObject({ changed: 0 });
    const gone = await ask(bank(), maker.userId, 'deleteInboxMessages', { messageIds: [ids[0], ids[1]] });
    expect(gone.output).toEqual({ changed: 2, unread: 0 });
    expect(subjectsOf(await list(bank()))).toEqual(['third']);
  });

  test('of the demonstration has a message for every user', async () => {
    await seedInbox(bank().services.db, bank().services.clock.now());
    const { output } = await ask(bank(), 'RELEASER01@BAHARI', 'listInboxMessages', { filter: {} }, 'id');
    const { items } = output as { items: Message[] };
    expect(items.map(({ subject }) => subject)).toContain('Selamat datang di internet banking korporasi');
    for (const { messageId } of items) await ask(bank(), 'RELEASER01@BAHARI', 'readInboxMessage', { messageId }, 'id');
  });

  test('takes messages for several users at once, and sends each the count of unread ones', async () => {
    const { db, clock } = bank().services;
    const { companyId } = maker;
    const verifier = 'VERIFIER01@NUSANTARA';
    const approver = 'APPROVER01@NUSANTARA';
    const ofVerifier = await countUnread(db, { companyId, userId: verifier });
    const ofApprover = await countUnread(db, { companyId, userId: approver });
    const messages = [verifier, approver, verifier].map((userId, index) => ({
      userId,
      category: 'security' as const,
      words: { EN: inWords(`news ${index}`), ID: inWords(`kabar ${index}`) },
    }));
    await deliverAll(db, { companyId, messages }, clock.now());
    const events = await db
      .selectFrom('events')
      .select(['user_id', 'data', 'in_indonesian'])
      .where('type', '=', 'inbox-message')
      .orderBy('event_id', 'desc')
      .limit(3)
      .execute();
    expect(events.toReversed()).toMatchObject([
      { user_id: verifier, data: { subject: 'news 0', unread: ofVerifier + 1 }, in_indonesian: { subject: 'kabar 0' } },
      { user_id: approver, data: { subject: 'news 1', unread: ofApprover + 1 }, in_indonesian: { subject: 'kabar 1' } },
      { user_id: verifier, data: { subject: 'news 2', unread: ofVerifier + 2 }, in_indonesian: { subject: 'kabar 2' } },
    ]);
  });
});
