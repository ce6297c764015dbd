// The server that the bank is compared with: Fastify and pg alone, one named statement per request.
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = fastify();

interface Question {
  readonly text: string;
  readonly values: unknown[];
}

const questions: Readonly<Record<string, Question>> = JSON.parse(process.env['QUESTIONS'] ?? '{}');

for (const [name, question] of Object.entries(questions))
  app.get(`/${name}`, async () => (await pool.query({ name, ...question })).rows);

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));
process.send?.('ready');
