// Runs npm scripts in parallel: `node tests/support/side-by-side.mjs types lint`. The first one's output is printed as it comes, that of
// the others when they end.
import { spawn } from 'node:child_process';

const run = (script, index) =>
  new Promise((resolve) => {
    const started = Date.now();
    const output = [];
    const child = spawn('npm', ['run', '--silent', script], {
      stdio: index === 0 ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part));
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1_000);
      process.stdout.write(`\n> ${script}: ${code === 0 ? 'well' : 'FAILED'} after ${seconds} s\n`);
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });

const scripts = process.argv.slice(2);
const successes = await Promise.all(scripts.map(run));
if (scripts.length === 0 || successes.includes(false)) process.exitCode = 1;
