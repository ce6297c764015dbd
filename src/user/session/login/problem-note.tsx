import { Icon } from '../../../ui/icons/icon.tsx';
import type { Problem } from './use-plain-form.ts';

export function ProblemNote({ problem }: { readonly problem: Problem | undefined }) {
  return (
    <div role="alert">
      {problem && (
        <div className="flex items-start gap-2.5 rounded-md bg-refused-soft px-3 py-2.5 text-refused">
          <Icon name="x-circle" size={20} className="mt-0.5" />
          <div>
            {problem.title && <p className="font-semibold">{problem.title}</p>}
            <p>{problem.description}</p>
          </div>
        </div>
      )}
    </div>
  );
}
