-- Their answers hold tokens, and are no longer stored.
delete from stored_answers where operation in ('logIn', 'resumeSession', 'refreshTokens');
