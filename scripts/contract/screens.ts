// Reads openapi/screens.yaml, and writes the typed tables that portal and tests use.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Permission } from '../../server/contract/document.ts';

export interface ScreenPermission extends Omit<Permission, 'area'> {
  /** A menu that the bank can hide for a company; the screen is hidden with it. */
  readonly menu?: string;
  /** hidden: single-access users do not have the screen. Otherwise: what they need besides the rest. */
  readonly singleAccess?: 'approvalTypeM' | 'commonVisibility' | 'hidden';
}

export interface Screen {
  readonly path: string;
  readonly area: Permission['area'];
  readonly domain: string;
  /** Key in locales/{en,id}/screens.json. */
  readonly title: string;
  /** The path of the screen that this path is an alias of. */
  readonly sameAs?: string;
  readonly permission?: ScreenPermission;
  /** The allowed values of a path parameter; a parameter that is not listed takes any value. */
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
  readonly operations: readonly string[];
}

export const readScreens = (): Screen[] =>
  parse(readFileSync(new URL('../../openapi/screens.yaml', import.meta.url), 'utf8'));

export function screensTable(screens: readonly Screen[]): string {
  return `// Made by npm run generate. Do not edit.

import type { OperationId } from './operations.ts';

/** What a user needs to open a screen, besides access to its area. */
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

/** The fields of a screen that the portal's bundle contains. */
export type RoutedScreen = Pick<ScreenFacts, 'path' | 'title' | 'sameAs'> & ScreenNeeds;

export const screens = [
${screens.map((screen) => `  ${JSON.stringify(screen)},`).join('\n')}
] as const satisfies readonly ScreenFacts[];

export type ScreenPath = (typeof screens)[number]['path'];
`;
}

/** One file per area with only the fields that routes and menus use, to keep the portal's bundle small. */
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
