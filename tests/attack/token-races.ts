// Races of guesses at a token, of the task that unlocks it, and of links and tokens that work once.
import type { Answer } from './caller.ts';
import { userOf } from './payments.ts';
import { inTurn, oneWins, times, type Race } from './race.ts';
import type { Scene } from './scene.ts';
import { askUnlock, deviceOf, guessesOf, lockToken, targetOf, tasksOf, trySignTasks, unlockReason } from './tokens.ts';
import { mailedLink, logInOverHttp, newPasswords, refreshOverHttp, tokenWorks } from './sessions.ts';

const company = 'BAHARI';
const guesser = userOf('APPROVER02', company);
const forgetful = userOf('MAKER02', company);
const chosenPassword = 'Rahasia#3100';
const allowedGuesses = 3;

const lockedTask = async (scene: Scene) => {
  await lockToken(scene, 'APPROVER02', company);
  await askUnlock(scene, guesser);
  const tasks = await tasksOf(scene, company, 'pending');
  const found = tasks.find(({ submittedBy }) => submittedBy.userId === guesser);
  if (!found) throw new Error(`No task unlocks the token of ${guesser}`);
  return found;
};

const judgedOf = (answers: readonly Answer[]) => answers.filter(({ code }) => code === '170').length + 1;

export const tokenRaces: readonly Race[] = [
  {
    name: 'three guesses are judged however many come, and then the right one is refused',
    onceOnly: true,
    async begin(scene) {
      const { right, wrong } = await guessesOf(scene, 'APPROVER02', company);
      const shot = { userId: guesser, operationId: 'verifyChallenge', body: wrong } as const;
      return {
        shots: times(12, () => shot),
        async judge(answers) {
          const { code } = await scene.ask({ userId: guesser, operationId: 'verifyChallenge', body: right });
          const judged = judgedOf(answers);
          return [
            ...(judged > allowedGuesses ? [`${judged} guesses were judged`] : []),
            ...(code === '163' ? [] : [`the right response was answered ${code}`]),
          ];
        },
      };
    },
  },
  {
    name: 'one request to unlock a token becomes a task',
    onceOnly: true,
    async begin(scene) {
      await lockToken(scene, 'APPROVER02', company);
      const { serialNumber } = await deviceOf(scene, guesser);
      const body = { serialNumber, reason: unlockReason };
      const shot = { userId: guesser, operationId: 'requestTokenUnlock', body } as const;
      return { shots: times(6, () => shot), judge: oneWins };
    },
  },
  {
    name: 'one approval of a task of administration counts',
    onceOnly: true,
    async begin(scene) {
      const task = await lockedTask(scene);
      const shots = await inTurn(8, async (index) => {
        const userId = userOf(index % 2 === 0 ? 'SYSADMIN01' : 'SYSADMIN03', company);
        const signature = await trySignTasks(scene, userId, [task]);
        return { userId, operationId: 'approveAdminTask', body: { ...targetOf(task), signature } } as const;
      });
      return { shots, judge: oneWins };
    },
  },
  {
    name: 'a link for a new password works once',
    onceOnly: true,
    async begin(scene) {
      const linkToken = await mailedLink(scene, forgetful);
      scene.passwords.set(forgetful, chosenPassword);
      const shots = await inTurn(6, async () => {
        const passwords = await newPasswords(scene, chosenPassword);
        return { operationId: 'resetPassword', body: { linkToken, passwords } } as const;
      });
      return { shots, judge: oneWins };
    },
  },
  {
    name: 'of one session renewed by many at once one token lives',
    async begin(scene) {
      const session = await logInOverHttp(scene, userOf('INQUIRY01', company));
      return {
        shots: [],
        async judge() {
          const tokens = await Promise.all(times(6, () => refreshOverHttp(scene, session)));
          const given = tokens.flatMap(({ token }) => token ?? []);
          const alive = await Promise.all(given.map((token) => tokenWorks(scene, token)));
          const living = alive.filter(Boolean).length;
          return living <= 1 ? [] : [`${living} tokens of one session work`];
        },
      };
    },
  },
];
