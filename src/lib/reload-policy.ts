// With hardened navigation a reload ends the session, except on a local host or when the address has the return flag.
type Place = Pick<Location, 'hostname' | 'search'>;

const localNames = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

export const isLocalHost = ({ hostname }: Pick<Location, 'hostname'>) => localNames.test(hostname);

export const hasReturnFlag = ({ search }: Pick<Location, 'search'>) => new URLSearchParams(search).has('return');

export const isReloadSpared = (place: Place) => isLocalHost(place) || hasReturnFlag(place);
