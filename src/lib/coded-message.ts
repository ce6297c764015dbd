// react-hook-form keeps one string per field error, so the error code and its parameters are serialised into that
// string.
export interface CodedFailure {
  readonly code: string;
  readonly parameters?: Readonly<Record<string, string>>;
}

const SEPARATOR = '\n';

export function codedMessage({ code, parameters }: CodedFailure): string {
  return parameters ? code + SEPARATOR + JSON.stringify(parameters) : code;
}

export function readCodedMessage(message: string): CodedFailure {
  const end = message.indexOf(SEPARATOR);
  if (end < 0) return { code: message };
  return { code: message.slice(0, end), parameters: JSON.parse(message.slice(end + 1)) as Record<string, string> };
}
