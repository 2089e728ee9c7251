import { test } from '@playwright/test';
import { engine } from './engine.ts';
import { firefoxTest } from './firefox.ts';
import { webkitTest } from './webkit/fixtures.ts';

/** Playwright's `test` with the browser of this run. */
export const base = { chromium: test, firefox: firefoxTest, webkit: webkitTest }[engine] as typeof test;
