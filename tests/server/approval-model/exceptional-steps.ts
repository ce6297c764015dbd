// The random steps of those who decide on late requests.
import fc from 'fast-check';
import { askExceptional } from './calls.ts';
import { expectCode, Step } from './moves.ts';
import { kindOf, member } from './model-request.ts';
import { anybody, awaitsSecond, isOld, isOverdue, named, onRequest, pick } from './picks.ts';
import { confirmFirst, declineFirst, speakFirst } from './rules.ts';

const exceptionalPerson = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('APPROVER01', 'APPROVER02', 'RELEASER01') },
  anybody,
);

export const speaksFirst = fc
  .tuple(exceptionalPerson, pick, fc.constantFrom('approve', 'release'), isOld, fc.boolean())
  .map(
    ([actor, at, what, old, confirmsBlocked]) =>
      new Step(
        `decides exceptionally to ${what} #${at}`,
        actor,
        onRequest(
          at,
          async (world, bank, request) => {
            const revision = named(request, old);
            const action = what === 'release' ? 'exceptional-release' : 'exceptional-approve';
            const answer = await askExceptional(bank, actor, { ...request, revision }, { action, confirmsBlocked });
            const kinds = what === 'release' ? (['release'] as const) : (['verify', 'approve'] as const);
            const mayAsk = member(actor).exceptionalFor.includes(what === 'release' ? 'release' : 'approve');
            expectCode(
              answer,
              mayAsk ? speakFirst(world, request, { actor, revision, confirmsBlocked }, kinds) : '403',
            );
          },
          isOverdue,
        ),
      ),
  );

export const answersFirst = fc.tuple(exceptionalPerson, pick, fc.boolean(), isOld, fc.boolean()).map(
  ([actor, at, confirms, old, confirmsBlocked]) =>
    new Step(
      `${confirms ? 'confirms' : 'declines'} #${at}`,
      actor,
      onRequest(
        at,
        async (world, bank, request) => {
          const revision = named(request, old);
          const action = kindOf(request) === 'release' ? 'exceptional-release' : 'exceptional-approve';
          const answer = confirms ? 'confirm' : 'decline';
          const given = await askExceptional(
            bank,
            actor,
            { ...request, revision },
            { action, answer, confirmsBlocked },
          );
          const isCorporate = member(actor).roles[0] !== 'SYSADMIN';
          const rule = () =>
            confirms
              ? confirmFirst(world, request, { actor, revision, confirmsBlocked })
              : declineFirst(request, actor, revision);
          expectCode(given, isCorporate ? rule() : '403');
        },
        awaitsSecond,
      ),
    ),
);
