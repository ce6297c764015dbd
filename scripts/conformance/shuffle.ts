/** Shuffles a list by seed and name only, so that the order does not depend on what else runs. */
export function createShuffle(seed: number, name: string) {
  let state =
    [...name].reduce((mixed, letter) => Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 16_777_619), seed) >>> 0;
  function next(): number {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  }
  return <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, place: next() }))
      .toSorted((left, right) => left.place - right.place)
      .map(({ item }) => item);
}
