type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const tools = ['KeyI', 'KeyJ', 'KeyC', 'KeyK', 'KeyE', 'KeyM'];
const source = 'KeyU';

/** Returns true for keys that open the developer tools or the page source. */
export function isDeveloperShortcut({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean {
  if (key === 'F12') return true;
  if (ctrlKey && shiftKey) return tools.includes(code);
  if (metaKey && altKey) return [...tools, source].includes(code);
  return ctrlKey && code === source;
}
