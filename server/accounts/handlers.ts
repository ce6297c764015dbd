import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { listAccountBalances, setFavoriteAccount } from './balances.ts';
import { getCasaAccount, listCasaAccounts } from './casa.ts';
import { getDashboardDay } from './dashboard-day.ts';
import { getTimeDeposit, listTimeDeposits } from './deposits.ts';
import { getOmnibusFacility, listFacilities } from './facilities.ts';
import { getBalancesByCurrency, getDashboardFigures } from './dashboard-figures.ts';
import { getGuarantee, listGuarantees } from './guarantees.ts';
import { exportHoldings } from './holdings.ts';
import { getCashFlow, listTopCounterparties } from './insights.ts';
import { getLoan, listLoanInstalments } from './loan-detail.ts';
import { listLoans } from './loans.ts';
import { getMutation } from './mutation-detail.ts';
import { listMutations } from './mutations.ts';
import { requestStatement } from './statement.ts';
import { getTradeInstrument, listTradeInstruments } from './trade.ts';
import { getTreasuryDeal, listTreasuryDeals } from './treasury.ts';
import { getValasAccount, listValasAccounts } from './valas.ts';
import { getValueChainInvoice, listValueChainInvoices } from './value-chain.ts';

export const accountHandlers = {
  listCasaAccounts,
  getCasaAccount,
  listTimeDeposits,
  getTimeDeposit,
  listValasAccounts,
  getValasAccount,
  listAccountBalances,
  setFavoriteAccount,
  listMutations,
  getMutation,
  listFacilities,
  getOmnibusFacility,
  listLoans,
  getLoan,
  listLoanInstalments,
  listTradeInstruments,
  getTradeInstrument,
  listGuarantees,
  getGuarantee,
  listValueChainInvoices,
  getValueChainInvoice,
  listTreasuryDeals,
  getTreasuryDeal,
  getCashFlow,
  listTopCounterparties,
  getBalancesByCurrency,
  getDashboardFigures,
  getDashboardDay,
  requestStatement,
  exportHoldings,
} satisfies Partial<Handlers<Context>>;
