/** Hour of a clock with twelve hours, 1 to 12. @param hour 0 to 23 */
export function twelveHours(hour: number): number {
  return hour % 12 === 0 ? 12 : hour % 12;
}
