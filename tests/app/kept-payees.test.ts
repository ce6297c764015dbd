// A maker chooses another kind of payee, and coming back finds what was typed.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { expect, test } from 'vitest';
import { emptyTransfer } from '../../src/components/kinds/local-transfer/transfer-values.ts';
import { switchPayee } from '../../src/components/payment-form/kept-payees.ts';
import { usePayeeKind } from '../../src/components/payment-form/use-payee-kind.ts';
import { PersonProvider, type SignedInPerson } from '../../src/components/shell/person.ts';

test('switching to another kind of payee and back keeps what was typed for each', () => {
  const values = new Map<string, unknown>([
    ['payee', { ...emptyTransfer.payee, invoiceName: 'Sinar Jaya' }],
    ['found', { ...emptyTransfer.found, name: 'CV SINAR JAYA ABADI' }],
  ]);
  const form = { getValues: (name: string) => values.get(name), setValue: values.set.bind(values) };
  const begin = () => {
    values.set('payee', { ...emptyTransfer.payee });
    values.set('found', { ...emptyTransfer.found });
  };
  const always = { names: ['payee', 'found'], kept: new Map(), begin };
  const change = (from: string, to: string) => switchPayee(form as never, { ...always, from, to });
  change('other', 'proxy');
  expect(values.get('payee')).toEqual(emptyTransfer.payee);
  expect(values.get('payeeKind')).toBe('proxy');
  values.set('payee', { ...emptyTransfer.payee, proxy: { proxyType: '01', proxy: '081218004567' } });
  change('proxy', 'other');
  expect(values.get('payee')).toMatchObject({ invoiceName: 'Sinar Jaya', proxy: { proxy: '' } });
  expect(values.get('found')).toMatchObject({ name: 'CV SINAR JAYA ABADI' });
  change('other', 'proxy');
  expect(values.get('payee')).toMatchObject({ invoiceName: '', proxy: { proxy: '081218004567' } });
});

const choices = ['favorite', 'other', 'proxy'].map((id) => ({ id }));

/** The choice of a form that begins with a typed payee, in a company of this mode. */
function choiceIn(payeeInputMode: SignedInPerson['access']['payeeInputMode']) {
  const drawn: { choice?: ReturnType<typeof usePayeeKind>; form?: UseFormReturn } = {};
  function Choice() {
    drawn.choice = usePayeeKind({ choices, payeeFields: ['payee'], begin: () => undefined });
    return null;
  }
  function Screen() {
    const form = useForm({ defaultValues: { ...emptyTransfer, payeeKind: 'other' } });
    drawn.form = form as never;
    return createElement(FormProvider, form as never, createElement(Choice));
  }
  const person = { access: { payeeInputMode } } as SignedInPerson;
  renderToStaticMarkup(createElement(PersonProvider, { value: person }, createElement(Screen)));
  if (!drawn.choice || !drawn.form) throw new Error('Nothing was drawn');
  return { choice: drawn.choice, form: drawn.form };
}

/** A form that was never on a screen shows its values only when it is sent. */
const sentBy = (form: UseFormReturn) =>
  new Promise<object>((resolve) => void form.handleSubmit((values) => resolve(values))());

test('a company that pays favorites only has its form choose a favorite, of every kind of payment', async () => {
  const { choice, form } = choiceIn('Favorites Only');
  expect(choice.allowed).toEqual([{ id: 'favorite' }]);
  choice.choose('favorite');
  expect(await sentBy(form)).toMatchObject({ payeeKind: 'favorite' });
  expect(choiceIn('Manual Input Only').choice.allowed).toEqual([{ id: 'other' }, { id: 'proxy' }]);
  expect(choiceIn('Manual Input & Favorites').choice.allowed).toEqual(choices);
});
