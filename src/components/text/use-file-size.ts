import { useFormat } from './use-format.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

export function useFileSize(): (bytes: number) => string {
  const { number } = useFormat();
  return (bytes) =>
    bytes < MEGABYTE ? `${number(Math.ceil(bytes / KILOBYTE))} KB` : `${number(oneDecimal(bytes / MEGABYTE))} MB`;
}
