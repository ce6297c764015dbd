// How to get the codes of a series.
import { accountRecipes, idr } from './common-recipes.ts';
import { recipesOf, type Recipe } from './recipe.ts';

const monthly = recipesOf('RECURRING', 'checkRecurringSchedule', 'monthly');
const weekly = recipesOf('RECURRING', 'checkRecurringSchedule', 'weekly');
const seriesOfBills = recipesOf('RECURRING', 'createRecurringPayment', 'bill');
const daily = { 'timing.frequencyType': 'DAILY', 'timing.dayInMonth': null };

export const seriesRecipes: readonly Recipe[] = [
  monthly('COPY_DIFFERS', { 'timing.dayInMonth': 24 }),
  monthly('114', { 'timing.endDate': '2026-12-20' }),
  monthly('115', { 'timing.frequencyType': 'ONCE', 'timing.dayInMonth': null }),
  monthly('1180', { ...daily, 'timing.startDate': '2026-11-25' }),
  monthly('1181', { 'timing.endDate': '2036-01-01' }),
  monthly('1182', { 'timing.expiryDate': '2026-12-24' }),
  weekly('1179', { 'timing.endDate': '2031-11-30' }),
  weekly('RECURRING_WITHOUT_PAYMENT', {
    'timing.daysInWeek': ['MON'],
    'timing.startDate': '2026-12-15',
    'timing.endDate': '2026-12-15',
  }),
  ...accountRecipes(seriesOfBills, 'payment.form.fromAccount'),
  seriesOfBills('137', { 'payment.form.transactionDetails.cap': idr('0.50') }),
  seriesOfBills('HOST_BILL_14', { 'payment.form.payeeDetails.accountNumber': '122804190014' }),
  seriesOfBills('UNSUPPORTED_PAYMENT_TYPE', { 'payment.form.payeeDetails.institution': 'GOPAY' }),
];
