// The contract's page: a list of operations, a search, and the view of one operation, schema or code.
import { codeView, codesView } from './codes-view.ts';
import { byDomain, operationsById } from './data.ts';
import { element, fold, link, type Child } from './elements.ts';
import { operationView } from './operation-view.ts';
import { search } from './search.ts';
import { domainView, namedSchema, overview } from './start-views.ts';

const results = element('ul', { id: 'results', 'aria-live': 'polite' });
const main = element('main', { tabindex: '-1' });
const box = element('input', {
  type: 'search',
  placeholder: 'Search operations, codes, schemas',
  'aria-label': 'Search',
});

const item = (hash: string, ...children: Child[]) => element('li', {}, link(hash, ...children));

function menu(): HTMLElement[] {
  return [...byDomain].map(([domain, located]) =>
    fold([domain, ` ${located.length}`], () =>
      element(
        'ul',
        {},
        located.map(({ operation: { operationId, summary } }) => item(`#/operation/${operationId}`, summary)),
      ),
    ),
  );
}

const operationOrNothing = (operationId: string): Child => {
  const located = operationsById.get(operationId);
  return located ? operationView(located) : element('h1', {}, 'There is no such operation');
};

const views: Readonly<Record<string, (name: string) => Child>> = {
  operation: operationOrNothing,
  schema: namedSchema,
  domain: domainView,
  code: codeView,
  codes: codesView,
};

function show(): void {
  const [, kind = '', name = ''] = location.hash.split('/');
  const view = views[kind] ?? overview;
  main.replaceChildren(element('article', {}, view(decodeURIComponent(name))));
  document.title = `${main.querySelector('h1')?.textContent ?? ''} · contract`;
  scrollTo(0, 0);
}

function list(): void {
  const found = box.value.trim() === '' ? [] : search(box.value);
  results.replaceChildren(...found.map(({ label, hint, hash }) => item(hash, label, ' ', element('small', {}, hint))));
}

box.addEventListener('input', list);
addEventListener('hashchange', show);
document.body.append(
  element('nav', {}, element('p', {}, link('#/', 'Contract'), ' · ', link('#/codes', 'Codes')), box, results, menu()),
  main,
);
show();
