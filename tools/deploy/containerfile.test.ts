import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { readDeployFile } from './deploy-file.ts';

const faultsOf = (text: string) => validate(text).map(({ message }) => message);

test('the container file is sound', async () => {
  const text = await readDeployFile('Containerfile');
  expect(faultsOf(text)).toEqual([]);
  expect(faultsOf(text.replace('EXPOSE 8080', 'EXPOSE port'))).not.toEqual([]);
});

test('the server in it is not root, and its health is looked after', async () => {
  const [, stage = ''] = (await readDeployFile('Containerfile')).split(/^FROM .*slim$/m);
  expect(stage).toMatch(/^USER (?!0|root)\d+:\d+$/m);
  expect(stage).toMatch(/^HEALTHCHECK /m);
});
