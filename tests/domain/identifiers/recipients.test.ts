import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitEmails, limitWhatsapp, splitEntries } from '../../../domain/identifiers/recipients.ts';
import { failure } from '../../../domain/result.ts';

const numbers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ countryCode: '+62', valueWhatsapp: `8121800${1000 + index}` }));

const isEmail = (entry: string) => limitEmails([entry]).kept.length > 0;

describe('e-mail addresses', () => {
  it('are separated by spaces, new lines, commas or semicolons', () => {
    expect(splitEntries('a@b.id  c@d.co.id;e@f.com,\ng@h.travel ', isEmail)).toEqual({
      valid: ['a@b.id', 'c@d.co.id', 'e@f.com', 'g@h.travel'],
      wrong: [],
    });
  });

  it('are taken from a list in which others are wrong', () => {
    expect(splitEntries('a@b.id, budi@, c@d.id;;tono e@f.id', isEmail)).toEqual({
      valid: ['a@b.id', 'c@d.id', 'e@f.id'],
      wrong: ['budi@', 'tono'],
    });
    expect(splitEntries(' budi santoso ', isEmail)).toEqual({ valid: [], wrong: ['budi santoso'] });
  });

  it('keep what is well formed and new, and report the rest', () => {
    expect(
      limitEmails(['keuangan@nusantara.co.id', 'no-address', 'KEUANGAN@nusantara.co.id', 'ceo@pt.technology']),
    ).toEqual({
      kept: ['keuangan@nusantara.co.id', 'ceo@pt.technology'],
      dropped: [
        { entry: 'no-address', because: failure('66') },
        { entry: 'KEUANGAN@nusantara.co.id', because: failure('FIELD_REPEATED') },
      ],
    });
  });

  it('are cut from the first that makes the list longer than 200', () => {
    const eachOf40 = ['a', 'b', 'c', 'd', 'e'].map((letter) => `${letter.repeat(31)}@abcde.id`);
    const exactly200 = [...eachOf40.slice(0, 4), `${'f'.repeat(27)}@abcde.id`];
    expect(exactly200.join(';')).toHaveLength(200);
    expect(limitEmails(exactly200)).toEqual({ kept: exactly200, dropped: [] });
    const oneTooLong = exactly200.with(4, `${'f'.repeat(28)}@abcde.id`);
    expect(limitEmails(oneTooLong).kept).toEqual(exactly200.slice(0, 4));
    const result = limitEmails([...eachOf40, 'x@y.id']);
    expect(result.kept).toEqual(eachOf40.slice(0, 4));
    expect(result.dropped).toEqual(
      [eachOf40[4], 'x@y.id'].map((entry) => ({ entry, because: failure('123', { characters: '200' }) })),
    );
  });

  it('never lose one without saying so, nor keep more than 200 characters', () => {
    const address = fc.stringMatching(/^[a-z0-9]{1,60}@[a-z]{1,20}\.[a-z]{2,4}$/);
    fc.assert(
      fc.property(fc.array(fc.oneof(address, fc.string()), { maxLength: 12 }), (entries) => {
        const { kept, dropped } = limitEmails(entries);
        expect(kept.join(';').length).toBeLessThanOrEqual(200);
        expect([...kept, ...dropped.map(({ entry }) => entry)].toSorted()).toEqual(entries.toSorted());
      }),
    );
  });
});

describe('WhatsApp numbers', () => {
  it('are at most ten; the others are reported', () => {
    expect(limitWhatsapp(numbers(10)).dropped).toEqual([]);
    const { kept, dropped } = limitWhatsapp(numbers(12));
    expect(kept).toEqual(numbers(10));
    expect(dropped.map(({ because }) => because)).toEqual([
      failure('175', { most: '10' }),
      failure('175', { most: '10' }),
    ]);
  });

  it('lose their leading zero and separators, and count once', () => {
    const { kept, dropped } = limitWhatsapp([
      { countryCode: '+62', valueWhatsapp: '0812-1800-4567' },
      { countryCode: '+62', valueWhatsapp: '81218004567' },
      { countryCode: '62', valueWhatsapp: '81218004568' },
      { countryCode: '+65', valueWhatsapp: '81218004567' },
    ]);
    expect(kept).toEqual([
      { countryCode: '+62', valueWhatsapp: '81218004567' },
      { countryCode: '+65', valueWhatsapp: '81218004567' },
    ]);
    expect(dropped.map(({ because }) => because.code)).toEqual(['FIELD_REPEATED', '67']);
  });
});
