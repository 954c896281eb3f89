/** Whether the page was opened by a reload. */
export function isReloaded(performance: Performance): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'reload';
}
