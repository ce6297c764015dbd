// Edits a favorite of the company, or repairs a task that created or edited one.
import { getCompanyFavorite } from '../../../../generated/calls/company.ts';
import { getAdminTask } from '../../../../generated/calls/tasks.ts';
import type { AdminFavoriteDetail, AdminTaskDetail, FavoriteForm } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { EditFrame, formSkeleton } from '../../../components/admin-resource/edit-page.tsx';
import { RepairedNotice } from '../../../components/admin-resource/repaired-notice.tsx';
import { contentOf } from '../../../components/admin-resource/task-content.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { CodeNamesProvider } from '../../../components/text/code-names.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { editOf, favoriteScreens, newFavorite } from './company-favorite.ts';
import { CompanyForm } from './company-form.tsx';

function Repairing({ detail, after }: { readonly detail: AdminTaskDetail; readonly after: FavoriteForm }) {
  const { task, returned, failure } = detail;
  const read = useRead(getCompanyFavorite, task.recordId ? { body: { favoriteId: task.recordId } } : null);
  const repair = { taskId: task.taskId, revision: task.revision };
  const form = (record: AdminFavoriteDetail | null) => (
    <CodeNamesProvider names={record?.codeNames}>
      <CompanyForm
        initialChange={{ ...(record ? editOf(record.favorite, record.form) : newFavorite), values: after, repair }}
        type={after.paymentType}
      />
    </CodeNamesProvider>
  );
  return (
    <>
      <RepairedNotice returned={returned} failure={failure} />
      {task.recordId ? (
        <Reading read={read} skeleton={formSkeleton} fillsScreen>
          {form}
        </Reading>
      ) : (
        form(null)
      )}
    </>
  );
}

function Repair({ taskId }: { readonly taskId: string }) {
  const read = useRead(getAdminTask, { body: { taskId } });
  return (
    <Reading read={read} skeleton={formSkeleton} fillsScreen>
      {(detail) => {
        const after = contentOf(detail.content, 'favorite')?.after;
        return after && <Repairing key={detail.task.revision} detail={detail} after={after} />;
      }}
    </Reading>
  );
}

function Edit({ id }: { readonly id: string }) {
  const read = useRead(getCompanyFavorite, { body: { favoriteId: id } });
  return (
    <Reading read={read} skeleton={formSkeleton} fillsScreen>
      {({ favorite, form, codeNames }) => (
        <CodeNamesProvider names={codeNames}>
          <CompanyForm key={favorite.revision} initialChange={editOf(favorite, form)} type={form.paymentType} />
        </CodeNamesProvider>
      )}
    </Reading>
  );
}

export function Component() {
  const t = useTexts('favorites');
  const company = useTexts('company');
  const screens = useTexts('screens');
  return (
    <EditFrame
      list={{ href: pathTo(favoriteScreens.list), label: screens('companyFavorites') }}
      record="companyFavorite"
      intros={{ create: company('favorite.createIntro'), edit: t('form.editIntro') }}
      edit={(id) => <Edit id={id} />}
      repair={(taskId) => <Repair taskId={taskId} />}
    />
  );
}
