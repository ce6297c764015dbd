// A screen becomes a route: its module and its texts come together, and its facts stand in handle.
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ScreenPermission } from '../../../domain/permission.ts';
import type { ScreenPath } from '../../../generated/screens.ts';
import type { Namespace, TextKey } from '../text/namespaces.ts';
import { loadTexts } from '../text/texts.ts';

export interface ScreenModule {
  readonly Component: ComponentType;
}

export interface BuiltScreen {
  readonly load: () => Promise<ScreenModule>;
  readonly texts: readonly Namespace[];
}

export type BuiltScreens = Partial<Record<ScreenPath, BuiltScreen>>;

/** The screens of one domain, which all speak its texts. */
export function screensOf(
  texts: readonly Namespace[],
  modules: Partial<Record<ScreenPath, () => Promise<ScreenModule>>>,
): BuiltScreens {
  return Object.fromEntries(Object.entries(modules).map(([path, load]) => [path, { load, texts }]));
}

export interface ScreenHandle {
  readonly path: ScreenPath;
  readonly title: TextKey<'screens'>;
  readonly permission: ScreenPermission;
}

export interface RoutedScreen {
  readonly path: ScreenPath;
  readonly title: string;
  readonly sameAs?: string;
  readonly permission?: Omit<ScreenPermission, 'area' | 'roles'> & { readonly roles?: readonly string[] };
}

const routePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

const comingSoon: BuiltScreen = { load: () => import('./coming-soon.tsx'), texts: ['shell'] };

async function lazily({ load, texts }: BuiltScreen): Promise<{ Component: ComponentType }> {
  const [{ Component }] = await Promise.all([load(), loadTexts('common', ...texts)]);
  return { Component };
}

export function routeOf(screen: RoutedScreen, area: ScreenPermission['area'], built: BuiltScreens): RouteObject {
  const source = built[(screen.sameAs ?? screen.path) as ScreenPath] ?? comingSoon;
  const handle: ScreenHandle = {
    path: screen.path,
    title: screen.title as TextKey<'screens'>,
    permission: { area, ...screen.permission },
  };
  return { path: routePath(screen.path), handle, lazy: () => lazily(source) };
}
