import { readChunks } from '../../size/chunks';

/** Glob of the URL of the built file with a module, such as `src/routes/terms.tsx`: a file may be named by another module that is in it. */
export function chunkWith(module: string): string {
  const chunk = readChunks().find(({ modules }) => modules.includes(module));
  if (chunk === undefined) throw new Error(`No file of the build has ${module}: run npm run build first.`);
  return `**/${chunk.file}`;
}
