import { transact } from '../db/transact.ts';
import type { JobKind } from '../jobs/kind.ts';
import { findPerson } from '../people/people-store.ts';
import { mailLink } from './mailed-links.ts';

/** A job, because an approval is carried out without the configuration that a mail needs. */
export const mailActivation: JobKind = ({ userId }, services) =>
  transact(services.db, async (db) => {
    const person = await findPerson(db, String(userId));
    if (person?.status === 'pending') await mailLink({ ...services, db }, person, 'activation');
  });
