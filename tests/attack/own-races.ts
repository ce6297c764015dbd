// Races for what belongs to one maker: favorites and drafts.
import type { DraftSummary, PayeeInquiry } from '../../generated/types.ts';
import { must, supplier, userOf } from './payments.ts';
import { oneWins, times, type Race } from './race.ts';
import type { Scene } from './scene.ts';

const company = 'NUSANTARA';
const maker = userOf('MAKER02', company);

const saveDraft = (scene: Scene) =>
  must<DraftSummary>(scene, maker, 'saveDraft', {
    transactionType: 'LCY',
    fields: { transferType: 'BIFAST', 'payee.beneficiary.accountNumber': supplier.accountNumber },
  });

/** A payee who is not a favorite yet. */
const inquire = (scene: Scene) =>
  must<PayeeInquiry>(scene, maker, 'inquireLocalPayee', {
    transferType: 'BIFAST',
    bankCode: supplier.bankCode,
    accountNumber: String(6_200_000_000 + scene.chance.below(1_000_000)),
  });

const favoriteForm = (favoriteName: string, { inquiryId, beneficiary }: PayeeInquiry) => ({
  paymentType: 'LCY',
  favoriteName,
  shareFavoriteWith: { scope: 'company', subUserGroups: [] },
  transferType: 'BIFAST',
  beneficiary,
  chargeTransactionFeeTo: 'REMITTER',
  inquiryId,
});

export const ownRaces: readonly Race[] = [
  {
    name: 'one favorite per name is created',
    async begin(scene) {
      const form = favoriteForm(`Attack ${scene.chance.below(1_000_000)}`, await inquire(scene));
      const body = { form, confirmed: ['name-differs'] };
      return { shots: times(8, () => ({ userId: maker, operationId: 'submitFavorite', body })), judge: oneWins };
    },
  },
  {
    name: 'of saves of one draft revision, one replaces the draft',
    async begin(scene) {
      const { draftId, revision } = await saveDraft(scene);
      const shots = times(8, (index) => {
        const body = { draftId, revision, transactionType: 'LCY', fields: { 'payee.kind': `kind ${index}` } };
        return { userId: maker, operationId: 'saveDraft', body } as const;
      });
      return { shots, judge: oneWins };
    },
  },
  {
    name: 'a draft is deleted once',
    async begin(scene) {
      const { draftId } = await saveDraft(scene);
      const shot = { userId: maker, operationId: 'deleteDraft', body: { draftId } } as const;
      return { shots: times(8, () => shot), judge: oneWins };
    },
  },
];
