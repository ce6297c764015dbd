// The smallest page that uses each library of the portal once, around one field: no portal page can load faster.
import { createInstance } from 'i18next';
import createClient from 'openapi-fetch';
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import useSWR from 'swr';
import { minLength, safeParse, string } from 'zod/mini';

const texts = createInstance();
void texts.init({ lng: 'en', resources: { en: { floor: { name: 'Name' } } }, initAsync: false });
const client = createClient<object>({ baseUrl: '/' });
const name = string().check(minLength(1));

function Field(): ReactNode {
  const { register } = useForm();
  const { data } = useSWR('floor', () => Promise.resolve(safeParse(name, 'x').success && typeof client));
  const input = createElement('input', { 'data-ready': String(data), ...register('name') });
  // The label has text, because an empty field alone causes no first-contentful-paint entry.
  return createElement('label', null, texts.t('name', { ns: 'floor' }), input);
}

const router = createBrowserRouter([{ path: '*', Component: Field }]);
const container = document.querySelector('#root');
if (container) createRoot(container).render(createElement(RouterProvider, { router }));
