// Small choices of a person on this device, such as the columns of a list.
const nameOf = (userId: string, what: string) => `choice ${userId} ${what}`;

export function readChoice<Value>(userId: string, what: string): Value | undefined {
  const text = localStorage.getItem(nameOf(userId, what));
  return text === null ? undefined : (JSON.parse(text) as Value);
}

export function keepChoice(userId: string, what: string, value: unknown): void {
  localStorage.setItem(nameOf(userId, what), JSON.stringify(value));
}

export function dropChoice(userId: string, what: string): void {
  localStorage.removeItem(nameOf(userId, what));
}
