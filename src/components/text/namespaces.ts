// One text file per domain, typed by the English files. Each is loaded with the screens that use it.
import type accountGroups from '../../../locales/en/account-groups.json';
import type accountNames from '../../../locales/en/account-names.json';
import type company from '../../../locales/en/company.json';
import type audit from '../../../locales/en/audit.json';
import type home from '../../../locales/en/home.json';
import type accounts from '../../../locales/en/accounts.json';
import type common from '../../../locales/en/common.json';
import type errors from '../../../locales/en/errors.json';
import type facilities from '../../../locales/en/facilities.json';
import type favorites from '../../../locales/en/favorites.json';
import type holdings from '../../../locales/en/holdings.json';
import type information from '../../../locales/en/information.json';
import type kinds from '../../../locales/en/kinds.json';
import type notifications from '../../../locales/en/notifications.json';
import type payments from '../../../locales/en/payments.json';
import type recurring from '../../../locales/en/recurring.json';
import type reports from '../../../locales/en/reports.json';
import type requests from '../../../locales/en/requests.json';
import type screens from '../../../locales/en/screens.json';
import type session from '../../../locales/en/session.json';
import type shell from '../../../locales/en/shell.json';
import type signature from '../../../locales/en/signature.json';
import type transactions from '../../../locales/en/transactions.json';
import type underlying from '../../../locales/en/underlying.json';
import type administration from '../../../locales/en/administration.json';
import type groups from '../../../locales/en/groups.json';
import type limits from '../../../locales/en/limits.json';
import type tasks from '../../../locales/en/tasks.json';
import type users from '../../../locales/en/users.json';
import type workflows from '../../../locales/en/workflows.json';

export interface Namespaces {
  accounts: typeof accounts;
  administration: typeof administration;
  audit: typeof audit;
  'account-groups': typeof accountGroups;
  'account-names': typeof accountNames;
  company: typeof company;
  home: typeof home;
  groups: typeof groups;
  limits: typeof limits;
  tasks: typeof tasks;
  users: typeof users;
  workflows: typeof workflows;
  common: typeof common;
  errors: typeof errors;
  facilities: typeof facilities;
  favorites: typeof favorites;
  holdings: typeof holdings;
  information: typeof information;
  kinds: typeof kinds;
  notifications: typeof notifications;
  payments: typeof payments;
  recurring: typeof recurring;
  reports: typeof reports;
  requests: typeof requests;
  screens: typeof screens;
  session: typeof session;
  shell: typeof shell;
  signature: typeof signature;
  transactions: typeof transactions;
  underlying: typeof underlying;
}

export type Namespace = keyof Namespaces;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

type Keys<Texts, Prefix extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? WithoutPlural<`${Prefix}${Key}`>
    : Keys<Texts[Key], `${Prefix}${Key}.`>;
}[keyof Texts & string];

export type TextKey<Name extends Namespace> = Keys<Namespaces[Name]>;
