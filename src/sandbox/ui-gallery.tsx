import { Navigate, NavLink, useParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { StatusTag } from '../ui/status-tag.tsx';
import { ActionSamples } from './gallery/actions.tsx';
import { FactSamples } from './gallery/facts.tsx';
import { FieldSamples } from './gallery/fields.tsx';
import { MessageSamples } from './gallery/messages.tsx';
import { PictureSamples } from './gallery/pictures.tsx';
import { TableSamples } from './gallery/tables.tsx';

const parts = [
  { id: 'facts', label: 'Facts', Samples: FactSamples },
  { id: 'tables', label: 'Tables', Samples: TableSamples },
  { id: 'fields', label: 'Fields', Samples: FieldSamples },
  { id: 'pictures', label: 'Pictures', Samples: PictureSamples },
  { id: 'messages', label: 'Messages', Samples: MessageSamples },
  { id: 'actions', label: 'Actions', Samples: ActionSamples },
] as const;

const tabs = [{ id: '', label: 'All' }, ...parts].map(({ id, label }) => ({ id, label, href: `/sandbox/ui/${id}` }));

/** Every component in its states, for those who build screens with them. */
export function UiGallery() {
  const { part } = useParams();
  const shown = parts.filter(({ id }) => part === undefined || id === part);
  if (shown.length === 0) return <Navigate to={paths.notFound} replace />;
  return (
    <main className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-5 sm:px-6 sm:py-6">
      <PageHeader
        title="The components"
        breadcrumbs={[<a href="#sandbox">Sandbox</a>]}
        breadcrumbsLabel="Where you are"
        description="Each in its states, in the theme of your system or the one you choose."
        tag={<StatusTag tone="inform">Sandbox</StatusTag>}
        actions={<ThemeButton />}
      />
      <LinkTabs
        label="Kinds of components"
        tabs={tabs}
        renderLink={({ id, label, href }, className) => (
          <NavLink key={id} to={href} className={className} end>
            {label}
          </NavLink>
        )}
      />
      {shown.map(({ id, Samples }) => (
        <Samples key={id} />
      ))}
    </main>
  );
}

function toggleTheme() {
  const root = document.documentElement;
  root.dataset['theme'] = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
}

function ThemeButton() {
  return (
    <Button variant="quiet" onPress={toggleTheme}>
      Light or dark
    </Button>
  );
}
