/** What is loaded only when it is needed: the host's bridge, and the browser's abilities. One chunk, one request. */
export { browserAbilities } from './browser-abilities';
export { createNativeBridge } from './native';
