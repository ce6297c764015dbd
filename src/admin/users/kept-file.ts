// The checked csv, kept on this device until its users are submitted. Drafts are stored as JSON, so its bytes become text.
export interface KeptFile {
  readonly name: string;
  /** One character for each byte, because the file may be in another encoding than UTF-8. */
  readonly bytes: string;
}

export async function keptOf(file: File): Promise<KeptFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { name: file.name, bytes: Array.from(bytes, (byte) => String.fromCharCode(byte)).join('') };
}

export const fileOf = ({ name, bytes }: KeptFile): File =>
  new File([Uint8Array.from(bytes, (character) => character.charCodeAt(0))], name, { type: 'text/csv' });
