import type { SystemParameterName } from '../../generated/types.ts';
import type { Portal } from './portal.ts';

/** The bank caches parameters for five seconds. */
const keptMilliseconds = 5100;

type Values = Readonly<Partial<Record<SystemParameterName, string>>>;

/** Sets system parameters; resolves when the bank uses them. */
export async function setParameters({ services }: Portal, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await services.db
      .updateTable('system_parameters')
      .set({ value })
      .where('name', '=', name as SystemParameterName)
      .execute();
  await new Promise((resolve) => setTimeout(resolve, keptMilliseconds));
}
