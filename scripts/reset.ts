// npm run reset: deletes the sandbox's embedded database; the next npm start creates a new one.
import { rm } from 'node:fs/promises';
import { readConfig } from '../server/config.ts';

const { dataFolder, databaseUrl } = readConfig(process.env);
if (databaseUrl) {
  console.error(
    'DATABASE_URL is set: drop and create that database yourself; this command removes only the embedded one.',
  );
  process.exitCode = 1;
} else if (dataFolder) {
  await rm(dataFolder, { recursive: true, force: true });
  console.log(`${dataFolder} is gone; npm start makes a new sandbox.`);
}
