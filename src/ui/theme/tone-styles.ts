/** Background and text colour by meaning, for a surface that has both. */
export const toneStyles = {
  success: { backgroundColor: '$tint', color: '$primary' },
  due: { backgroundColor: '$dueTint', color: '$due' },
  late: { backgroundColor: '$lateTint', color: '$late' },
  info: { backgroundColor: '$infoTint', color: '$info' },
} as const;
