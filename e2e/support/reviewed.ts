import { runCommand, type Server, startServer } from './server.ts';
import { test as base } from './test.ts';

/** Stories on a server with 64 example reviews. */
export const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const server = await startServer();
      await runCommand(server, 'reviews', 'demo', '64');
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
