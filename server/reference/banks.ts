import { ownBank } from '../../domain/own-bank.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { Database } from '../db/database.ts';
import { inForce } from './in-force.ts';

/** The code of this bank in the bank directory. */
export const ownBankCode: string = ownBank.bankCode;

export const bankKeys = { table: 'banks', keys: ['bank_code'] };
export const branchKeys = { table: 'bank_branches', keys: ['clearing_code'] };
export const foreignBankKeys = { table: 'foreign_banks', keys: ['bic'] };

/** Finds a domestic bank by its 3-digit code. */
export function findBank(db: Database, bankCode: string, on: CalendarDate) {
  return db
    .selectFrom('banks')
    .selectAll()
    .where('bank_code', '=', bankCode)
    .where(inForce(bankKeys, on))
    .executeTakeFirst();
}

/** Finds a branch and its bank by the 7-digit clearing code. */
export function findBranch(db: Database, clearingCode: string, on: CalendarDate) {
  return db
    .selectFrom('bank_branches')
    .innerJoin('banks', 'banks.bank_code', 'bank_branches.bank_code')
    .selectAll('bank_branches')
    .select(['banks.name as bank_name', 'banks.bic'])
    .where('clearing_code', '=', clearingCode)
    .where(inForce(branchKeys, on))
    .where(inForce(bankKeys, on))
    .executeTakeFirst();
}

/** Finds a foreign bank by its BIC. */
export function findForeignBank(db: Database, bic: string, on: CalendarDate) {
  return db
    .selectFrom('foreign_banks')
    .selectAll()
    .where('bic', '=', bic)
    .where(inForce(foreignBankKeys, on))
    .executeTakeFirst();
}
