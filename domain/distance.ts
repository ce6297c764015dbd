export type Place = { readonly latitude: number; readonly longitude: number };

const earthRadius = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance in whole kilometres, along the great circle. */
export function kilometresBetween(from: Place, to: Place): number {
  const rise = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const run = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const share = rise + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * run;
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, share))));
}

/** Returns the middle of places that are near each other, such as the branches of a city. */
export function middleOf(places: readonly Place[]): Place | undefined {
  if (places.length === 0) return undefined;
  const mean = (of: (place: Place) => number) => places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}
