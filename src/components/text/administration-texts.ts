/** The addresses of the texts that only the administration uses. texts.ts uses the same key format. */
export const administrationTexts = import.meta.glob<string>(
  '../../../locales/*/{account-groups,account-names,company,groups,home,limits,tasks,users,workflows}.json',
  { query: '?url', import: 'default', eager: true },
);
