/** Where the texts are that the administrators' screens alone speak; beside texts.ts, so that both name them alike. */
export const administrationTexts = import.meta.glob<string>(
  '../../../locales/*/{administration,groups,limits,tasks}.json',
  { query: '?url', import: 'default', eager: true },
);
