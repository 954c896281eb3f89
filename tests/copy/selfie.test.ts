import { describe, expect, it } from 'vitest';
import { selfieCopy } from '#messages/selfie';
import { selfieReasonOf } from '../../machines/domain/identity/selfie';
import { attemptsLeftText, selfieReasonCopy } from '../../src/copy/selfie';

/** Why a selfie fails, as assumed. */
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

describe('the texts of a selfie', () => {
  it('give a cause and an action for each reason, and a general text for an unknown one', () => {
    const texts = [...reasons, 'ODD_WORD'].map((reason) => selfieReasonCopy(selfieReasonOf(reason)));
    expect(new Set(texts.map(({ why }) => why)).size).toBe(14);
    expect(new Set(texts.map(({ todo }) => todo)).size).toBe(14);
    expect(JSON.stringify(texts)).not.toMatch(/[A-Z]{2,}_|ODD/);
  });

  it('show the attempts left if the service counts them', () => {
    expect([2, 1, -1].map(attemptsLeftText)).toEqual([
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
