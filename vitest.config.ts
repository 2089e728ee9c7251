import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const page = join(import.meta.dirname, 'web');

export default defineConfig({
  test: {
    projects: [
      {
        extends: join(page, 'vite.config.ts'),
        root: page,
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // One jsdom per worker instead of one per file: three times faster.
          pool: 'vmThreads',
          setupFiles: join(page, 'src/testing/setup.ts'),
          // A busy machine is no reason to fail: what never comes is noticed all the same.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts', 'web/vite/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['e2e/*.api.ts'],
          environment: 'node',
          // A busy machine needs long to start three servers.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'deploy',
          include: ['tools/deploy/*.deploy.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'package',
          include: ['tools/deploy/*.package.ts'],
          environment: 'node',
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'drill',
          include: ['tools/drill/*.drill.ts'],
          environment: 'node',
        },
      },
    ],
  },
});
