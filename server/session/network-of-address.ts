import { isIPv6 } from 'node:net';

const groupsOfNetwork = 4;
const groupsOfAddress = 8;

const groupsIn = (text: string) => text.split(':').filter((group) => group !== '');

/** Returns the address, or the /64 network of an IPv6 address, because devices change the rest of it every day. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [before = '', after = ''] = address.split('::');
  const [head, tail] = [groupsIn(before), groupsIn(after)];
  const zeros = Array.from({ length: groupsOfAddress - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, groupsOfNetwork);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
