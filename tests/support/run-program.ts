import { spawnSync } from 'node:child_process';

/** Runs a program of `node_modules`, with its output in this terminal. @returns its exit code */
export function runProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): number {
  const { status } = spawnSync('npx', [command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}
