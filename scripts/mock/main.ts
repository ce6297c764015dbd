// npm run mock [-- --port 4010] [--base /bank] [--watch]
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { createLiveMock } from './live-mock.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    base: { type: 'string', default: '' },
    watch: { type: 'boolean', default: false },
  },
});

const mock = await createLiveMock({ basePath: values.base }, console.log);
if (values.watch) mock.watch();
createServer(mock.listener).listen(Number(values.port), '127.0.0.1', () => {
  console.log(
    `The mock answers at http://127.0.0.1:${values.port}${values.base} after ${Math.round(performance.now())} ms`,
  );
});
