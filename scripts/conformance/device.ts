// The token device of a test user, by the server's own OCRA.
import { ocraResponse } from '../../server/people/ocra.ts';

export const respond = (suite: string, secret: Buffer, challenge: string): string =>
  ocraResponse(suite, secret, { challenge });
