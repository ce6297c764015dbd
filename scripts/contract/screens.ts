// openapi/screens.yaml as data, and the typed table that portal and tests read.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Permission } from '../../server/contract/document.ts';

export interface ScreenPermission extends Omit<Permission, 'area'> {
  /** A menu the bank may leave out, and this screen with it. */
  readonly menu?: string;
  /** What a single-access user needs besides the rest, or that the screen is not for them. */
  readonly singleAccess?: 'approvalTypeM' | 'commonVisibility' | 'hidden';
}

export interface Screen {
  readonly path: string;
  readonly area: Permission['area'];
  readonly domain: string;
  /** Key in locales/{en,id}/screens.json. */
  readonly title: string;
  /** The address this one is only another name of. */
  readonly sameAs?: string;
  readonly permission?: ScreenPermission;
  /** The values a parameter of the path can take; a parameter without them takes any. */
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
  readonly operations: readonly string[];
}

export const readScreens = (): Screen[] =>
  parse(readFileSync(new URL('../../openapi/screens.yaml', import.meta.url), 'utf8'));

export function screensTable(screens: readonly Screen[]): string {
  return `// Made by npm run generate. Do not edit.

import type { OperationId } from './operations.ts';

/** Who may open a screen, besides those of its area. */
export interface ScreenNeeds {
  readonly roles?: readonly string[];
  readonly services?: readonly string[];
  readonly flags?: readonly string[];
  readonly menu?: string;
  readonly singleAccess?: 'approvalTypeM' | 'commonVisibility' | 'hidden';
}

export interface ScreenFacts {
  readonly path: string;
  readonly area: 'public' | 'corporate' | 'administration' | 'any';
  readonly domain: string;
  readonly title: string;
  readonly sameAs?: string;
  readonly permission?: ScreenNeeds;
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
  readonly operations: readonly OperationId[];
}

/** What the portal carries of a screen. */
export type RoutedScreen = Pick<ScreenFacts, 'path' | 'title' | 'sameAs'> & ScreenNeeds;

export const screens = [
${screens.map((screen) => `  ${JSON.stringify(screen)},`).join('\n')}
] as const satisfies readonly ScreenFacts[];

export type ScreenPath = (typeof screens)[number]['path'];
`;
}

/** What the portal carries of each area: only what routes and menus ask for. */
export function routesOf(screens: readonly Screen[]): Map<string, string> {
  const areas = Map.groupBy(screens, ({ area }) => area);
  return new Map([...areas].map(([area, ofArea]) => [`generated/routes/${area}.ts`, routesFile(area, ofArea)]));
}

function routesFile(area: string, screens: readonly Screen[]): string {
  const rows = screens.map(
    ({ path, title, sameAs, permission }) => `  ${JSON.stringify({ path, title, sameAs, ...permission })},`,
  );
  return `// Made by npm run generate. Do not edit.

import type { RoutedScreen } from '../screens.ts';

export const ${area}Screens = [
${rows.join('\n')}
] as const satisfies readonly RoutedScreen[];
`;
}
