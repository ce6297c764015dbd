// What a form of favorites sends about the groups it is shared with.
import { expect, test } from 'vitest';
import { sharingOf } from '../../src/components/favorite-form/favorite-schema.ts';

const finance = { id: 'sug-0001', name: 'Keuangan' };
const vendors = { id: 'sug-0002', name: 'Pembayaran Vendor' };
const shared = { scope: 'sub-user-groups' as const, subUserGroups: [vendors.id] };

test('the chosen groups are sent with their names', () => {
  expect(sharingOf(shared, [finance, vendors]).subUserGroups).toEqual([vendors]);
});

test('a favorite that is sent before the list of groups is there keeps its groups', () => {
  expect(sharingOf(shared, undefined).subUserGroups).toEqual([{ id: vendors.id, name: vendors.id }]);
});

test('a group that is no longer in the list is left out', () => {
  expect(sharingOf({ ...shared, subUserGroups: [finance.id, 'sug-0009'] }, [finance]).subUserGroups).toEqual([finance]);
});

test('a favorite that is not shared with groups names none', () => {
  expect(sharingOf({ ...shared, scope: 'company' }, [vendors]).subUserGroups).toEqual([]);
});
