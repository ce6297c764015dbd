// Edits a limit, or repairs a task that created or edited one.
import type { EnterpriseLimitDetail, EnterpriseLimitDraft } from '../../../../generated/types.ts';
import { EditPage, type RepairedRecord } from '../../../components/admin-resource/edit-page.tsx';
import { editOf, newRecord, type PlannedChange } from '../../../components/admin-resource/resource.ts';
import { contentOf } from '../../../components/admin-resource/task-content.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { enterpriseLimit, valuesOf, type LimitValues } from './enterprise-limit.ts';
import { LimitForm } from './limit-form.tsx';

const planned = (limit: EnterpriseLimitDetail) => editOf(limit, valuesOf(limit));

const edited: RepairedRecord<EnterpriseLimitDetail, EnterpriseLimitDraft, PlannedChange<LimitValues>> = {
  useDetail: enterpriseLimit.useDetail,
  editOf: planned,
  Form: LimitForm,
  changeIn(content) {
    const found = contentOf(content, 'enterprise-limit');
    return found && { id: found.before?.id ?? null, after: found.after };
  },
  useChangeAfter: () => (after, now) => ({ ...(now ? planned(now) : newRecord), values: valuesOf(after) }),
};

export function Component() {
  const t = useTexts('limits');
  const screens = useTexts('screens');
  return (
    <EditPage
      edited={edited}
      list={{ href: pathTo(enterpriseLimit.screens.list), label: screens('enterpriseLimits') }}
      record="enterpriseLimit"
      intros={{ create: t('enterprise.createIntro'), edit: t('enterprise.editIntro') }}
    />
  );
}
