/** A random id of 32 hexadecimal digits. (`crypto.randomUUID` is missing in Android WebView 87 and on plain http.) */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
