// Display choices of one user on this device, such as the columns of a list. Never store account data here: it is not
// encrypted.
const nameOf = (userId: string, what: string) => `choice ${userId} ${what}`;

export function readChoice(userId: string, what: string): unknown {
  const text = localStorage.getItem(nameOf(userId, what));
  return text === null ? undefined : JSON.parse(text);
}

export function keepChoice(userId: string, what: string, value: unknown): void {
  localStorage.setItem(nameOf(userId, what), JSON.stringify(value));
}
