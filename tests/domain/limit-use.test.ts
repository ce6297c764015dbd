import { expect, test } from 'vitest';
import { leftToSend, remainingOf, usedPercentage } from '../../domain/limit-use.ts';
import { idr } from './reference.ts';

const use = (limit: string, used: string, reserved: string) => ({
  limit: idr(limit),
  used: idr(used),
  reserved: idr(reserved),
});

test('waiting payments count like sent ones', () => {
  expect(remainingOf(use('5,000,000', '250,000', '125,000'))).toEqual(idr('4,625,000'));
  expect(usedPercentage(use('5,000,000', '250,000', '125,000'))).toBe('7.5');
});

test('a limit that was lowered below its use leaves nothing, not less', () => {
  expect(remainingOf(use('1,000', '900', '200'))).toEqual(idr('0'));
  expect(usedPercentage(use('1,000', '900', '200'))).toBe('110');
});

test('the last hundredth is not rounded away', () => {
  expect(usedPercentage(use('1,000,000', '999,999.99', '0'))).toBe('99.9');
  expect(usedPercentage(use('0', '0', '0'))).toBe('100');
});

test('what is left for a service cannot be used if the company has less left', () => {
  const [service, company] = [use('20,000', '4,300', '0'), use('25,000', '6,000', '0')];
  expect(leftToSend({ service, company })).toEqual(idr('15,700'));
  expect(leftToSend({ service: use('40,500', '6,000', '0'), company })).toEqual(idr('19,000'));
  expect(leftToSend({ service, company: null })).toEqual(idr('15,700'));
  expect(leftToSend({ service: null, company: null })).toBeNull();
});
