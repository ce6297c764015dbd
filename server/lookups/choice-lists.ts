// Lists whose items have only a code and a text.
import type { DropdownOption, PageInfo, PageRequest } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readReferencePage } from '../reference/lists.ts';
import { choiceQuestion } from './choice-question.ts';

interface ChoiceRequest {
  readonly body: { readonly filter?: { readonly search?: string }; readonly page?: PageRequest };
}

function choiceList(kind: string) {
  return async ({ body }: ChoiceRequest, context: Context): Promise<{ items: DropdownOption[]; page: PageInfo }> => {
    const question = choiceQuestion(kind, body, context);
    const { rows, page } = await readReferencePage(context.db, question, body.page);
    return { items: rows.map(({ code, text }) => ({ text, value: code, id: code })), page };
  };
}

export const choiceListHandlers = {
  listRelationships: choiceList('RELATIONSHIP'),
  listChargeInstructions: choiceList('CHARGE_INSTRUCTION'),
  listTradeChargeTypes: choiceList('TRADE_CHARGE_TYPE'),
  listBeneficiaryCategories: choiceList('BENEFICIARY_CATEGORY'),
  listCitizenships: choiceList('CITIZENSHIP'),
  listResidencies: choiceList('RESIDENCY'),
  listIdentityTypes: choiceList('IDENTITY_TYPE'),
  listBifastPurposes: choiceList('BIFAST_PURPOSE'),
  listChequeBookTypes: choiceList('CHEQUE_BOOK_TYPE'),
  listPickUpMethods: choiceList('PICK_UP_METHOD'),
  listTaxDocumentTypes: choiceList('TAX_DOCUMENT_TYPE'),
};
