import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestWay, cheaperRail, recommendedRail, takenRail, type OfferedRail } from '../../domain/rail-choice.ts';

type Name = 'BIFAST' | 'LLG' | 'RTGS' | 'ONLINE';
const offer = (name: Name, fee: bigint, expectedBy: number | null): OfferedRail<Name> => ({
  name,
  fee,
  expectedBy,
  isOpen: expectedBy !== null,
});
const bifast = offer('BIFAST', 2_500n, 25);
const rtgs = offer('RTGS', 30_000n, 1800);
const until = 10_000;

describe('the rail of a transfer', () => {
  test('is the cheapest that arrives in time, and of equally cheap ones the quickest', () => {
    expect(recommendedRail([rtgs, bifast], until)).toBe('BIFAST');
    expect(recommendedRail([offer('LLG', 2_500n, 9_000), bifast], until)).toBe('BIFAST');
    expect(recommendedRail([offer('LLG', 100n, 20_000), bifast], until)).toBe('BIFAST');
    expect(recommendedRail([offer('LLG', 100n, 20_000)], until)).toBe('LLG');
    expect(recommendedRail([offer('LLG', 100n, null)], until)).toBe(null);
  });

  test('is the first of equally cheap ways, or one that brings the whole amount if that matters', () => {
    const ways = [
      { ...bifast, isWhole: false },
      { ...offer('LLG', 2_500n, 25), isWhole: false },
      { ...rtgs, isWhole: true },
    ];
    expect(bestWay(ways, 'cheapest', until)).toBe('BIFAST');
    expect(bestWay(ways, 'fastest', until)).toBe('BIFAST');
    expect(bestWay(ways, 'full-amount', until)).toBe('RTGS');
    expect(bestWay(ways.slice(0, 2), 'full-amount', until)).toBe(null);
  });

  test('that the user chose stays while it is open, and the cheaper one is named', () => {
    expect(takenRail([bifast, rtgs], 'RTGS', 'BIFAST')).toBe('RTGS');
    const choice = { chosen: 'RTGS', recommended: 'BIFAST' } as const;
    expect(cheaperRail([bifast, rtgs], choice)).toBe(bifast);
    expect(cheaperRail([bifast, rtgs], { ...choice, chosen: 'BIFAST' })).toBe(undefined);
  });

  test('that the user chose is replaced while the amount closes it, and taken again as soon as it is open', () => {
    const closed = offer('RTGS', 30_000n, null);
    expect(takenRail([bifast, closed], 'RTGS', 'BIFAST')).toBe('BIFAST');
    expect(takenRail([closed], 'RTGS', null)).toBe('');
    expect(takenRail([bifast, rtgs], 'RTGS', 'BIFAST')).toBe('RTGS');
  });

  test('that the form took follows the recommendation', () => {
    expect(takenRail([bifast, rtgs], '', 'BIFAST')).toBe('BIFAST');
  });

  test('is never a closed one', () => {
    const offers = fc.uniqueArray(
      fc.record({
        name: fc.constantFrom<Name>('BIFAST', 'LLG', 'RTGS', 'ONLINE'),
        fee: fc.bigInt(0n, 50_000n),
        expectedBy: fc.option(fc.nat(20_000)),
      }),
      { selector: ({ name }) => name },
    );
    const chosen = fc.constantFrom<Name | ''>('', 'BIFAST', 'LLG', 'RTGS', 'ONLINE');
    fc.assert(
      fc.property(offers, chosen, (rows, wished) => {
        const all = rows.map(({ name, fee, expectedBy }) => offer(name, fee, expectedBy));
        const recommended = recommendedRail(all, until);
        const taken = takenRail(all, wished, recommended);
        const open = all.filter(({ isOpen }) => isOpen).map(({ name }) => name);
        expect(taken === '' ? open.length === 0 : open.includes(taken)).toBe(true);
        const isKept = wished === '' || !open.includes(wished) || taken === wished;
        expect(isKept).toBe(true);
      }),
    );
  });
});
