// Who sees a favorite, and what of it.
import { expect, test } from 'vitest';
import type { FavoriteDetail } from '../../generated/types.ts';
import { addFavoriteBank, favoriteCalls, onlyMine } from './favorite-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { andi, fromOperasional, siti } from './transfer-bank.ts';

onBothDatabases('favorites of several makers', addFavoriteBank, (bank) => {
  const { ask, codeOf, usable, approved } = favoriteCalls(bank);

  test('sharing takes effect at once, and only the maker shares', async () => {
    const options = (await ask('listFavoriteShareOptions', { search: 'Jakarta' })).output;
    expect(options).toMatchObject({ items: [{ text: 'Keuangan Jakarta', id: 'sug-0001' }], page: { total: 1 } });
    const { favoriteId, revision } = await approved('Untuk semua', '7001112232');
    expect(await codeOf('getFavorite', { favoriteId }, andi)).toBe('204');
    const shareFavoriteWith = { scope: 'sub-user-groups', subUserGroups: [{ id: 'sug-0001', name: 'Keuangan' }] };
    const shared = await ask('shareFavorite', { favoriteId, revision, shareFavoriteWith });
    expect(shared.output).toMatchObject({
      revision: revision + 1,
      shareFavoriteWith: { subUserGroups: [{ id: 'sug-0001', name: 'Keuangan Jakarta' }] },
    });
    expect(await codeOf('getFavorite', { favoriteId }, andi)).toBe('00');
    const back = { favoriteId, revision: revision + 1, shareFavoriteWith: onlyMine };
    expect(await codeOf('shareFavorite', back, andi)).toBe('ERR_FAV_3');
    const trail = bank().services.db.selectFrom('audit_events').select('details').where('subject', '=', favoriteId);
    expect((await trail.orderBy('number').execute()).at(-1)?.details).toMatchObject({
      name: 'Untuk semua',
      changes: [
        { field: 'shareFavoriteWith.scope', before: 'private', after: 'sub-user-groups' },
        { field: 'shareFavoriteWith.subUserGroups.0.id', after: 'sug-0001' },
        { field: 'shareFavoriteWith.subUserGroups.0.name', after: 'Keuangan Jakarta' },
      ],
    });
  });

  test('the event of a change goes to those who see the favorite before or after it, and to no one else', async () => {
    const { favoriteId, revision } = await approved('Khusus Siti', '7001112299');
    const share = async (times: number, shareFavoriteWith: object) =>
      expect(await codeOf('shareFavorite', { favoriteId, revision: revision + times, shareFavoriteWith })).toBe('00');
    const readersOfEvents = async () => {
      const events = await bank()
        .services.db.selectFrom('events')
        .select(['user_id', 'user_ids', 'data'])
        .where('type', '=', 'favorite-changed')
        .orderBy('event_id')
        .execute();
      const own = events.filter(({ data }) => data['favoriteId'] === favoriteId);
      return own.map(({ user_id: one, user_ids: several }) => several ?? [one ?? 'everybody']);
    };
    const others = async () => (await readersOfEvents()).slice(2).map((readers) => readers.includes(andi));
    const approvers = ['APPROVER01@NUSANTARA', 'APPROVER02@NUSANTARA'];
    expect(await readersOfEvents()).toEqual([[siti], approvers]);
    await share(0, { scope: 'company', subUserGroups: [] });
    await share(1, onlyMine);
    expect(await others()).toEqual([true, false, true]);
    expect(await codeOf('deleteFavorite', { favoriteId, revision: revision + 2 })).toBe('00');
    expect((await readersOfEvents()).at(-1)).toEqual([siti]);
  });

  test('a shared one shows its debit account only to users who have it', async () => {
    const { favoriteId } = await approved('Dari rekening', '7001112235', {
      fromAccount: fromOperasional,
      shareFavoriteWith: { scope: 'company', subUserGroups: [] },
    });
    const { db } = bank().services;
    await db.deleteFrom('account_access').where('user_id', '=', andi).where('account_id', '=', 'acc-0001').execute();
    const shownTo = async (user: string) => [
      ((await ask('getFavorite', { favoriteId }, user)).output as FavoriteDetail).form.fromAccount,
      (await usable({ search: 'Dari rekening' }, user))[0]?.form.fromAccount,
    ];
    expect(await shownTo(siti)).toEqual([fromOperasional, fromOperasional]);
    expect(await shownTo(andi)).toEqual([undefined, undefined]);
  });
});
