import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const name = 'swagger-ui-dist';
const place = 'assets/api-docs';

/** Nothing is sent to the vendor's validator, and a token that was tried is forgotten with the page. */
const start = `SwaggerUIBundle({
  url: '/api/openapi.yaml',
  dom_id: '#reference',
  deepLinking: true,
  displayRequestDuration: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

const pageWith = (styles: string, scripts: readonly string[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>API · Wheelwright</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/${styles}">
${scripts.map((script) => `    <script src="/${script}" defer></script>`).join('\n')}
  </head>
  <body>
    <p><a href="/">Wheelwright</a></p>
    <main id="reference"></main>
    <noscript><p>The contract is at <a href="/api/openapi.yaml">/api/openapi.yaml</a>.</p></noscript>
  </body>
</html>
`;

/** The page at /api/docs: the contract in a viewer from npm (docs/adr/0039-the-contract-in-swagger-ui.md). */
export async function makeReference(folder: string): Promise<void> {
  const require = createRequire(join(import.meta.dirname, '../../web/package.json'));
  const viewer = dirname(require.resolve(`${name}/package.json`));
  const { version } = JSON.parse(await readFile(join(viewer, 'package.json'), 'utf8'));
  await mkdir(join(folder, place), { recursive: true });
  const copy = async (file: string, to: string) => {
    await copyFile(join(viewer, file), join(folder, place, to));
    return `${place}/${to}`;
  };
  const styles = await copy('swagger-ui.css', `swagger-ui-${version}.css`);
  const program = await copy('swagger-ui-bundle.js', `swagger-ui-${version}.js`);
  await copy('swagger-ui-bundle.js.LICENSE.txt', 'licences.txt');
  const starter = `${place}/start-${createHash('sha256').update(start).digest('hex').slice(0, 7)}.js`;
  await writeFile(join(folder, starter), start);
  await writeFile(join(folder, 'pages/api-docs.html'), pageWith(styles, [program, starter]));
}
