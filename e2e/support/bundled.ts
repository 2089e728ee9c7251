import { join } from 'node:path';
import { build } from 'vite';

const entry = 'example.jsx';

/** The program of a page that uses React, as its author's bundler makes it. */
export async function bundled(source: string): Promise<string> {
  const made = await build({
    root: join(import.meta.dirname, '../../web'),
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      {
        name: 'the example',
        resolveId: (id) => (id.endsWith(entry) ? join(import.meta.dirname, '../../web', entry) : null),
        load: (id) => (id.endsWith(entry) ? source : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const [output] = [made].flat();
  if (!output || !('output' in output)) throw new Error('The example was not built');
  return output.output[0].code.replaceAll('</script', '<\\/script');
}
