// The signs of the captcha as strokes in a square of 100 units, so that no font with known letters is used.

export type Point = readonly [x: number, y: number];
/** The points of a stroke; a round stroke is a curve through them. */
export interface Stroke {
  readonly round: boolean;
  readonly points: readonly Point[];
}

const line = (...points: Point[]): Stroke => ({ round: false, points });
const curve = (...points: Point[]): Stroke => ({ round: true, points });

export const glyphs: Readonly<Record<string, readonly Stroke[]>> = {
  '2': [curve([12, 26], [30, 3], [68, 3], [84, 26], [62, 56], [12, 97]), line([12, 97], [90, 97])],
  '3': [
    curve([14, 14], [46, 2], [80, 22], [66, 44], [40, 48]),
    curve([40, 48], [78, 54], [86, 78], [54, 98], [12, 86]),
  ],
  '4': [line([66, 98], [66, 3], [8, 68], [92, 68])],
  '5': [line([82, 4], [24, 4], [18, 44]), curve([18, 44], [52, 36], [86, 58], [76, 88], [42, 98], [12, 86])],
  '6': [curve([74, 6], [38, 18], [15, 58], [24, 90], [54, 98], [84, 84], [82, 60], [54, 48], [26, 58], [16, 74])],
  '7': [line([10, 4], [88, 4], [40, 98])],
  '8': [
    curve([50, 47], [20, 36], [22, 10], [50, 2], [78, 10], [80, 36], [50, 47]),
    curve([50, 47], [14, 62], [16, 90], [50, 98], [84, 90], [86, 62], [50, 47]),
  ],
  '9': [curve([82, 34], [64, 52], [30, 52], [16, 32], [26, 8], [54, 2], [78, 12], [84, 40], [70, 80], [34, 98])],
  j: [curve([62, 30], [63, 70], [54, 94], [34, 98], [16, 88]), curve([58, 6], [66, 4], [68, 11], [60, 13], [58, 6])],
  k: [line([20, 3], [20, 98]), line([80, 34], [20, 68]), line([40, 58], [86, 98])],
  m: [
    line([10, 34], [10, 98]),
    curve([10, 56], [22, 36], [40, 38], [48, 56], [50, 98]),
    curve([50, 58], [62, 36], [80, 38], [90, 56], [91, 98]),
  ],
  r: [line([28, 34], [28, 98]), curve([28, 62], [42, 40], [62, 34], [80, 42])],
  w: [line([6, 34], [28, 98], [50, 44], [72, 98], [94, 34])],
  x: [line([14, 34], [86, 98]), line([86, 34], [14, 98])],
};
