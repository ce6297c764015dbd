// The rates for an exchange: the counter's as the board shows it now, and what is left of a deal.
import { wireInstant } from '../../../domain/jakarta-time.ts';
import { asWire, toWire } from '../../../domain/money.ts';
import { checkDeal, remainingOfDeal } from '../../../domain/special-rate.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { findDeal } from '../../ledger/deals.ts';
import { creditAtCounter, exchangeAtCounter } from '../../reference/counter-rate.ts';
import { readBoardAge } from '../../reference/rates.ts';
import { Refusal, valueOf } from '../../refusal.ts';
import { amountOf } from '../amount.ts';

type RateHandlers = Handlers<Context>;

const quoteMilliseconds = 60_000;

export const quoteExchangeRate: RateHandlers['quoteExchangeRate'] = async ({ body }, { db, now }) => {
  const { fromCurrency: from, toCurrency: to } = body;
  const asked = amountOf(body.amount);
  if (from === to || ![from, to].includes(asked.currency)) throw new Refusal('98', { currency: to });
  const amount = asked.currency === to ? asked : valueOf(await creditAtCounter(db, asked, to, now));
  const { debit, conversion } = valueOf(await exchangeAtCounter(db, { amount, currency: from }, now));
  const { quotedAt, source } = valueOf(await readBoardAge(db, [from, to], now));
  return {
    rateType: 'counter',
    rate: conversion.rate,
    debitAmount: valueOf(asWire(asked.currency === from ? asked : debit)),
    creditAmount: valueOf(asWire(amount)),
    quotedAt: wireInstant(quotedAt.getTime()),
    source,
    validUntil: wireInstant(now.getTime() + quoteMilliseconds),
  };
};

export const inquireDeal: RateHandlers['inquireDeal'] = async ({ body }, { db, who, now }) => {
  const { dealNumber, fromCurrency: from, toCurrency: to, amount } = body;
  const deal = await findDeal(db, { companyId: who.companyId, dealNumber });
  if (amount && amount.currency !== deal.amount.currency) throw new Refusal('4', { amount: remainingOfDeal(deal) });
  valueOf(checkDeal(deal, { from, to, amount: amount ? amountOf(amount) : null, now: now.getTime() }));
  return {
    dealNumber,
    fromCurrency: from,
    toCurrency: to,
    amount: toWire(deal.amount),
    remaining: toWire(remainingOfDeal(deal)),
    rate: deal.rate,
    valueDate: deal.valueDate,
    validUntil: wireInstant(deal.validUntil),
  };
};
