import { describe, expect, it } from 'vitest';

import { selfieReasonOf } from '../../machines/domain/identity/selfie';
import { attemptsLeftWords, selfieCopy, selfieReasonWords } from '../../src/copy/selfie';

/** Why a selfie fails, as the domain decision lists it. */
const reasons = [
  'NO_FACE',
  'MULTIPLE_FACES',
  'TOO_DARK',
  'TOO_BRIGHT',
  'BLURRED',
  'FACE_TOO_FAR',
  'FACE_TOO_CLOSE',
  'EYES_CLOSED',
  'LIVENESS_FAILED',
  'MISMATCH_WITH_ID',
  'TIMEOUT',
  'UPLOAD_FAILED',
  'ATTEMPTS_EXCEEDED',
];

describe('the words of a selfie', () => {
  it('say of each reason why and what to do, and of an unknown one what fits any', () => {
    const words = [...reasons, 'ODD_WORD'].map((reason) => selfieReasonWords(selfieReasonOf(reason)));
    expect(new Set(words.map(({ why }) => why)).size).toBe(14);
    expect(new Set(words.map(({ todo }) => todo)).size).toBe(14);
    expect(JSON.stringify(words)).not.toMatch(/[A-Z]{2,}_|ODD/);
  });

  it('count the attempts where the service does', () => {
    expect([2, 1, -1].map(attemptsLeftWords)).toEqual([
      '2 attempts are left today.',
      '1 attempt is left today.',
      null,
    ]);
  });

  it('have a title of its own for each hint and each problem of the camera', () => {
    const { camera, photo } = selfieCopy;
    const all = [
      camera.starting,
      camera.good,
      ...Object.values(camera.hints),
      ...Object.values(photo.problems),
    ];
    expect(new Set(all.map(({ title }) => title)).size).toBe(15);
  });
});
