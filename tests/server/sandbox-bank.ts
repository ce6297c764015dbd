// A bank with everything that the sandbox begins with.
import { seedSandbox } from '../../server/sandbox/seed.ts';
import type { Begin } from './begun-banks.ts';

export const addSandbox: Begin = ({ services }) => seedSandbox(services);
