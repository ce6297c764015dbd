// The facts of a billing, the same in the form, its review, the request and the receipt.
import { groupedNpwp, MASKS, applyMask } from '../../../../domain/masks.ts';
import { depositCode } from '../../../../domain/tax-billing.ts';
import type { TaxBilling, TaxOfficeBilling } from '../../../../generated/types.ts';
import type { Fact } from '../../../ui/key-value-list.tsx';
import { useCodeName } from '../../text/code-names.tsx';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { present, when } from '../../transfer-facts/present-facts.ts';

type BillingOf<Kind extends TaxBilling['kind']> = Extract<TaxBilling, { readonly kind: Kind }>;

const two = (month: number) => String(month).padStart(2, '0');

export function periodText({ fromMonth, toMonth, year }: TaxOfficeBilling['taxpayerPeriod']): string {
  return `${fromMonth === toMonth ? two(fromMonth) : `${two(fromMonth)}-${two(toMonth)}`}/${year}`;
}

function useTaxOfficeFacts() {
  const t = useTexts('payments');
  const nameOf = useCodeName();
  return (billing: BillingOf<'tax-office'>): (Fact | undefined)[] => {
    const { payerNpwp, assessmentLetterNumber: letter, taxObjectNumber: object, taxObjectAddress: at } = billing;
    return [
      when(groupedNpwp(billing.npwp), 'NPWP'),
      when(payerNpwp && groupedNpwp(payerNpwp), t('tax.payerNpwp')),
      when(`${billing.mapCode} ${nameOf(billing.mapCode, billing.mapName)}`, t('tax.account')),
      when(`${billing.kjsCode} ${nameOf(depositCode(billing), billing.kjsName)}`, t('tax.deposit')),
      when(periodText(billing.taxpayerPeriod), t('tax.period')),
      when(letter && applyMask(MASKS.assessmentLetter, letter), t('tax.letter')),
      when(object && applyMask(MASKS.taxObject, object), t('tax.object')),
      when(at && [at.village, at.district, at.town, at.state].join(', '), t('tax.objectAddress')),
    ];
  };
}

function useCustomsFacts() {
  const t = useTexts('payments');
  const format = useFormat();
  return ({ npwp, documentType, documentNumber, documentDate, ...billing }: BillingOf<'customs'>) => [
    when(groupedNpwp(npwp), 'NPWP'),
    when(`${documentType} ${documentNumber}, ${format.date(documentDate)}`, t('tax.document')),
    when(`${billing.kpbbcCode} ${billing.kpbbcName}`, t('tax.customsOffice')),
  ];
}

function useNonTaxFacts() {
  const t = useTexts('payments');
  return ({ ministry, eselonUnit, workUnit }: BillingOf<'non-tax'>) => [
    when(ministry, t('tax.ministry')),
    when(eselonUnit, t('tax.eselonUnit')),
    when(workUnit, t('tax.workUnit')),
  ];
}

export function useBillingFacts(): (billing: TaxBilling) => Fact[] {
  const t = useTexts('payments');
  const format = useFormat();
  const [ofTaxOffice, ofCustoms, ofNonTax] = [useTaxOfficeFacts(), useCustomsFacts(), useNonTaxFacts()];
  function own(billing: TaxBilling): (Fact | undefined)[] {
    if (billing.kind === 'tax-office') return ofTaxOffice(billing);
    return billing.kind === 'customs' ? ofCustoms(billing) : ofNonTax(billing);
  }
  return (billing) =>
    present([
      when(billing.taxpayerName, t('tax.taxpayer')),
      ...own(billing),
      when(format.moment(billing.expiresAt), t('tax.expires')),
    ]);
}
