import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestWay, cheaperRail, keptRail, recommendedRail, type OfferedRail } from '../../domain/rail-choice.ts';

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
    const choice = { chosen: 'RTGS', isByHand: true, recommended: 'BIFAST' } as const;
    expect(keptRail([bifast, rtgs], choice)).toEqual(choice);
    expect(cheaperRail([bifast, rtgs], choice)).toBe(bifast);
    expect(cheaperRail([bifast, rtgs], { ...choice, chosen: 'BIFAST' })).toBe(undefined);
  });

  test('that the user chose is given up if the amount closes it', () => {
    const choice = { chosen: 'RTGS', isByHand: true, recommended: 'BIFAST' } as const;
    const closed = offer('RTGS', 30_000n, null);
    expect(keptRail([bifast, closed], choice)).toMatchObject({ chosen: 'BIFAST', isByHand: false });
    expect(keptRail([closed], { ...choice, recommended: null })).toMatchObject({ chosen: '', isByHand: false });
  });

  test('that the form chose follows the recommendation', () => {
    const choice = { chosen: 'RTGS', isByHand: false, recommended: 'BIFAST' } as const;
    expect(keptRail([bifast, rtgs], choice).chosen).toBe('BIFAST');
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
      fc.property(offers, chosen, fc.boolean(), (rows, before, isByHand) => {
        const all = rows.map(({ name, fee, expectedBy }) => offer(name, fee, expectedBy));
        const recommended = recommendedRail(all, until);
        const kept = keptRail(all, { chosen: before, isByHand, recommended });
        const open = all.filter(({ isOpen }) => isOpen).map(({ name }) => name);
        expect(kept.chosen === '' ? open.length === 0 : open.includes(kept.chosen)).toBe(true);
      }),
    );
  });
});
