// Makes a route of a screen. The module loads together with its texts; the title and permission are in handle.
import { createElement, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ScreenPermission } from '../../../domain/permission.ts';
import type { RoutedScreen, ScreenPath } from '../../../generated/screens.ts';
import { routePath } from '../../paths.ts';
import type { Namespace, TextKey } from '../text/namespaces.ts';
import { loadTexts } from '../text/texts.ts';

export interface ScreenModule<Shown = object> {
  readonly Component: ComponentType<Shown>;
}

type Load = () => Promise<ScreenModule>;

interface Shared {
  readonly load: Load;
  /** The props of the component, which differ between the routes of one module. */
  readonly shows: object;
}

export interface BuiltScreen extends Partial<Pick<Shared, 'shows'>> {
  readonly load: Load;
  readonly texts: readonly Namespace[];
}

/** Uses one module for several routes; `shows` is also in the handle of each. */
export const showing = <Shown extends object>(load: () => Promise<ScreenModule<Shown>>, shows: Shown): Shared => ({
  load: load as Load,
  shows,
});

export type BuiltScreens = Partial<Record<ScreenPath, BuiltScreen>>;

/** Returns the screens of one domain, which all use the same texts. */
export function screensOf(
  texts: readonly Namespace[],
  modules: Partial<Record<ScreenPath, Load | Shared>>,
): BuiltScreens {
  return Object.fromEntries(
    Object.entries(modules).map(([path, source]) => [
      path,
      typeof source === 'function' ? { load: source, texts } : { ...source, texts },
    ]),
  );
}

export interface ScreenHandle {
  readonly path: ScreenPath;
  readonly title: TextKey<'screens'>;
  readonly permission: ScreenPermission;
  readonly shows?: object | undefined;
}

type RouteFacts = RoutedScreen & { readonly path: ScreenPath };

const comingSoon: BuiltScreen = { load: () => import('./coming-soon.tsx'), texts: ['shell'] };

async function lazily({ load, texts, shows }: BuiltScreen): Promise<{ Component: ComponentType }> {
  const [{ Component }] = await Promise.all([load(), loadTexts('common', ...texts)]);
  return { Component: shows ? () => createElement(Component, shows) : Component };
}

export function routeOf(screen: RouteFacts, area: ScreenPermission['area'], built: BuiltScreens): RouteObject {
  const { path, title, sameAs = path, ...needs } = screen;
  const source = built[sameAs as ScreenPath] ?? comingSoon;
  const handle: ScreenHandle = {
    path,
    title: title as TextKey<'screens'>,
    permission: { area, ...needs },
    ...(source.shows && { shows: source.shows }),
  };
  return { path: routePath(path), handle, lazy: () => lazily(source) };
}
