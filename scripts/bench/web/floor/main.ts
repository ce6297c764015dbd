// The least a page costs that uses the libraries of the portal: each is used once, around one field.
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
  // Letters, because an empty field is no content whose painting a browser would tell of.
  return createElement('label', null, texts.t('name', { ns: 'floor' }), input);
}

const router = createBrowserRouter([{ path: '*', Component: Field }]);
const container = document.querySelector('#root');
if (container) createRoot(container).render(createElement(RouterProvider, { router }));
