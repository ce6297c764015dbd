import { beforeEach, expect, test } from 'vitest';
import type { ExceptionalReceipt, SubmitReceipt } from '../../generated/types.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, decideSigned, decideUnsigned, keyOf, queueOf, sign, submit, user } from './request-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');

onEmbeddedDatabase('a request that its normal route cannot finish', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(morning));

  /** The messages about exceptional decisions on the request, the earliest first. */
  async function exceptionalNews({ refNo }: SubmitReceipt) {
    const rows = await bank()
      .services.db.selectFrom('inbox_messages')
      .select(['user_id', 'subject_en as subject', 'texts', 'target'])
      .where('subject_en', 'like', `Exceptional decision on ${refNo}%`)
      .orderBy('received_at')
      .orderBy('user_id')
      .execute();
    return rows.map(({ user_id, subject, texts, target }) => {
      const message = { to: user_id.replace('@NUSANTARA', ''), subject, text: texts.EN.paragraphs.join(' ') };
      return { ...message, isOpened: target !== null };
    });
  }

  test('whose stage ran out of time is passed by two exceptional users, never by one', async () => {
    const receipt = await submit(bank());
    await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    const signature = await sign(bank(), 'APPROVER01', 'exceptional-approve', [receipt]);
    const body = { ...keyOf(receipt), reason: 'Both directors travel', signature };
    const open = await ask(bank(), 'approveExceptionally', { user: user('APPROVER01'), body });
    expect([open.status, open.code]).toEqual([422, 'EXCEPTIONAL_ROUTE_OPEN']);
    bank().setTime(new Date('2026-11-23T13:30:00+07:00'));
    const again = await sign(bank(), 'APPROVER01', 'exceptional-approve', [receipt]);
    const first = await outputOf<object>(bank(), 'approveExceptionally', {
      user: user('APPROVER01'),
      body: { ...body, signature: again },
    });
    expect(first).toMatchObject({ status: 'Pending Approve', exceptional: { state: 'awaiting-second-person' } });
    const alone = await sign(bank(), 'APPROVER01', 'exceptional-approve', [receipt]);
    const confirmAlone = { answer: 'confirm', ...keyOf(receipt), signature: alone };
    expect(
      (await ask(bank(), 'confirmExceptionalDecision', { user: user('APPROVER01'), body: confirmAlone })).code,
    ).toBe('EXCEPTIONAL_SECOND_PERSON');
    const second = await sign(bank(), 'APPROVER02', 'exceptional-approve', [receipt]);
    const confirmed = await outputOf<object>(bank(), 'confirmExceptionalDecision', {
      user: user('APPROVER02'),
      body: { answer: 'confirm', ...keyOf(receipt), signature: second },
    });
    expect(confirmed).toMatchObject({ status: 'Pending Release', exceptional: { state: 'confirmed' } });
    expect((await decideSigned(bank(), 'RELEASER01', 'release', receipt)).code).toBe('00');
  });

  test('is announced to the people of its route who may open it and, without its payee, to the administrators', async () => {
    const receipt = await submit(bank());
    await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    const { db } = bank().services;
    const seen = { company_id: 'NUSANTARA', account_id: 'acc-0001', user_id: user('VERIFIER01') };
    await db
      .deleteFrom('account_access')
      .where('user_id', '=', seen.user_id)
      .where('account_id', '=', 'acc-0001')
      .execute();
    bank().setTime(new Date('2026-11-23T13:30:00+07:00'));
    const signature = await sign(bank(), 'APPROVER01', 'exceptional-approve', [receipt]);
    const body = { ...keyOf(receipt), reason: 'Both directors travel', signature };
    const decided = { user: user('APPROVER01'), body };
    const { notified } = await outputOf<ExceptionalReceipt>(bank(), 'approveExceptionally', decided);
    const known = 'Budi Santoso decided exceptionally on the transaction to CV Sinar Jaya Abadi';
    const hidden = `Budi Santoso decided exceptionally on ${receipt.refNo}`;
    const why = ', because the time for its step had run out. A second person must confirm the decision.';
    const subject = `Exceptional decision on ${receipt.refNo}`;
    const toOpen = { subject, text: `${known}${why} Open the request to read the reason.`, isOpened: true };
    const toKnow = { subject, text: `${hidden}${why}`, isOpened: false };
    const news = await exceptionalNews(receipt);
    expect(news).toEqual([
      { to: 'APPROVER02', ...toOpen },
      { to: 'RELEASER01', ...toOpen },
      { to: 'SYSADMIN01', ...toKnow },
      { to: 'SYSADMIN02', ...toKnow },
      { to: 'SYSADMIN03', ...toKnow },
    ]);
    expect(notified.map(({ userId }) => userId)).toEqual(news.map(({ to }) => user(to)));
    await db.insertInto('account_access').values(seen).execute();
    bank().setTime(new Date('2026-11-23T13:40:00+07:00'));
    const second = await sign(bank(), 'APPROVER02', 'exceptional-approve', [receipt]);
    const answer = { answer: 'confirm', ...keyOf(receipt), signature: second };
    await outputOf(bank(), 'confirmExceptionalDecision', { user: user('APPROVER02'), body: answer });
    expect((await exceptionalNews(receipt)).slice(5)).toContainEqual({
      to: 'APPROVER01',
      subject: `${subject} confirmed`,
      text: 'Ratna Kusuma confirmed the exceptional decision of Budi Santoso on the transaction to CV Sinar Jaya Abadi. Open the request to read the reason.',
      isOpened: true,
    });
  });

  test('of a blocked maker is confirmed by both exceptional users, each for themselves', async () => {
    const maker = bank().services.db.updateTable('users').where('user_id', '=', user('MAKER01'));
    const receipt = await submit(bank());
    await maker.set({ status: 'blocked' }).execute();
    bank().setTime(new Date('2026-11-23T13:30:00+07:00'));
    const speak = async (id: string, operation: string, more: object) => {
      const signature = await sign(bank(), id, 'exceptional-approve', [receipt]);
      return ask(bank(), operation, { user: user(id), body: { ...keyOf(receipt), ...more, signature } });
    };
    const [reason, answer, confirmed] = ['Both directors travel', 'confirm', ['maker-blocked']];
    expect((await speak('APPROVER01', 'approveExceptionally', { reason })).code).toBe('CA-3');
    expect((await speak('APPROVER01', 'approveExceptionally', { reason, confirmed })).code).toBe('00');
    expect((await speak('APPROVER02', 'confirmExceptionalDecision', { answer })).code).toBe('CA-3');
    expect((await speak('APPROVER02', 'confirmExceptionalDecision', { answer, confirmed })).code).toBe('00');
    await maker.set({ status: 'active' }).execute();
  });

  test('whose day passed before the second exceptional user decided is not passed for that day', async () => {
    const receipt = await submit(bank());
    await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    bank().setTime(new Date('2026-11-23T21:30:00+07:00'));
    const signature = await sign(bank(), 'APPROVER01', 'exceptional-approve', [receipt]);
    const body = { ...keyOf(receipt), reason: 'Both directors travel', signature };
    expect((await ask(bank(), 'approveExceptionally', { user: user('APPROVER01'), body })).code).toBe('00');
    bank().setTime(new Date('2026-11-24T10:00:00+07:00'));
    const second = await sign(bank(), 'APPROVER02', 'exceptional-approve', [receipt]);
    const confirmation = { answer: 'confirm', ...keyOf(receipt), signature: second };
    const late = await ask(bank(), 'confirmExceptionalDecision', { user: user('APPROVER02'), body: confirmation });
    expect([late.status, late.code]).toEqual([422, 'ERR_TRX_BACK_DATE_2']);
  });

  test('is exceptional when its only releaser is blocked, and returns to the normal route when declined', async () => {
    const { db } = bank().services;
    const releaser = db.updateTable('users').where('user_id', '=', user('RELEASER01'));
    const receipt = await submit(bank());
    await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    await decideSigned(bank(), 'APPROVER01', 'approve', receipt);
    await db
      .updateTable('users')
      .set({ flags: ['isExceptionalReleaser'] })
      .where('user_id', '=', user('VERIFIER01'))
      .execute();
    await releaser.set({ status: 'inactive' }).execute();
    const items = await queueOf(bank(), 'APPROVER02', 'listExceptionalReleases');
    expect(items.find(({ refNo }) => refNo === receipt.refNo)?.exceptional).toMatchObject({
      ground: 'no-eligible-person',
      state: 'open',
    });
    const { refNo: _ref, ...named } = keyOf(receipt);
    const reason = 'Dewi has left the company';
    const alreadySigned = await sign(bank(), 'VERIFIER01', 'exceptional-release', [receipt]);
    const body = { ...named, refNo: receipt.refNo, reason, signature: alreadySigned };
    const acted = await ask(bank(), 'releaseExceptionally', { user: user('VERIFIER01'), body });
    expect([acted.status, acted.code]).toEqual([409, 'APPROVAL_ALREADY_GIVEN']);
    const signature = await sign(bank(), 'APPROVER02', 'exceptional-release', [receipt]);
    await outputOf(bank(), 'releaseExceptionally', { user: user('APPROVER02'), body: { ...body, signature } });
    await db
      .updateTable('users')
      .set({ flags: ['isExceptionalReleaser'] })
      .where('user_id', '=', user('MAKER02'))
      .execute();
    bank().setTime(new Date('2026-11-23T09:10:00+07:00'));
    const declined = await outputOf<ExceptionalReceipt>(bank(), 'confirmExceptionalDecision', {
      user: user('MAKER02'),
      body: { answer: 'decline', ...keyOf(receipt), reason: 'Wait for the new releaser' },
    });
    expect(declined).toMatchObject({ status: 'Pending Release', exceptional: { state: 'declined' } });
    const [earlier, later] = Map.groupBy(await exceptionalNews(receipt), ({ subject }) => subject).values();
    expect(earlier?.[0]?.text).toContain('because no eligible person was left on its normal route');
    expect(later?.map(({ to }) => user(to))).toEqual(declined.notified.map(({ userId }) => userId));
    expect(later).toContainEqual({
      to: 'APPROVER02',
      subject: `Exceptional decision on ${receipt.refNo} declined`,
      text: 'Andi Pratama declined the exceptional decision of Ratna Kusuma on the transaction to CV Sinar Jaya Abadi. The request waits for its normal route again. Open the request to read the reason.',
      isOpened: true,
    });
    const ofRequest = db.selectFrom('request_decisions').select(['kind', 'actor_id']);
    const ownDecisions = ofRequest.where('task_id', '=', receipt.taskId).where('actor_id', '=', user('MAKER02'));
    expect(await ownDecisions.execute()).toEqual([{ kind: 'decline-exceptional', actor_id: user('MAKER02') }]);
    const trail = db.selectFrom('audit_events').selectAll().where('subject', '=', receipt.refNo);
    expect(await trail.where('event_type', '=', 'exceptional-confirmed').execute()).toEqual([]);
    expect(await trail.where('event_type', '=', 'exceptional-declined').execute()).toMatchObject([
      { outcome: 'done', details: { name: 'CV Sinar Jaya Abadi', reason: 'Wait for the new releaser' } },
    ]);
    await releaser.set({ status: 'active' }).execute();
    expect((await decideSigned(bank(), 'RELEASER01', 'release', receipt)).code).toBe('00');
  });
});
