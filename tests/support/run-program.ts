import { spawnSync } from 'node:child_process';

/** A program of `node_modules`, from the project's root. Started by npx it would cost a second of npm's own work. */
export function programFile(command: string): string {
  return `node_modules/.bin/${command}`;
}

/** Runs a program of `node_modules`, with its output in this terminal. @returns its exit code */
export function runProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): number {
  const { status } = spawnSync(programFile(command), args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}
