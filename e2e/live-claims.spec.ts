import type { Page } from '@playwright/test';
import { announced, hearAnnouncements } from './support/announced.ts';
import { letPeopleJoin, liveButton, liveDialog } from './support/live.ts';
import { expectFineInEveryLook } from './support/looks.ts';
import { expect, test } from './support/test.ts';
import { drawOptions } from './support/wheel-menu.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

const people = ['Ann', 'Ben'];
const phoneSize = { width: 360, height: 740 };

async function join(phone: Page, code: string, name: string): Promise<void> {
  await phone.setViewportSize(phoneSize);
  await hearAnnouncements(phone);
  await phone.goto(`/en/live/${code}`);
  await phone.getByRole('textbox', { name: 'Your name on the wheel' }).fill(name);
  await phone.getByRole('button', { name: 'Join the wheel' }).click();
  await expect(phone.getByText(`You’re on the wheel as ${name}.`)).toBeVisible();
}

test('a winner is passed over with a reason, and the next of the same draw claims on their own phone', async ({
  page: host,
  another,
}) => {
  test.slow();
  const code = await letPeopleJoin(host);
  const phones = new Map<string, Page>();
  for (const name of people) {
    const phone = await another();
    await join(phone, code, name);
    phones.set(name, phone);
  }
  await host.getByRole('button', { name: 'Close the list' }).click();
  await host.getByRole('button', { name: 'Show the wheel' }).click();
  for (const phone of phones.values())
    await expect(phone.getByRole('complementary').getByText(/^([0-9a-f]{4} ){3}[0-9a-f]{4}$/)).toBeVisible();
  await host.getByRole('button', { name: 'Draw options' }).click();
  await drawOptions(host).getByRole('combobox', { name: 'Time to say' }).selectOption('5 minutes');
  await host.keyboard.press('Escape');
  await spinButton(host).click();

  const first = (await winnerDialog(host).getByRole('heading').textContent()) ?? '';
  const [next = ''] = people.filter((name) => name !== first);
  const [early, late] = [phones.get(first), phones.get(next)];
  if (!early || !late) throw new Error(`Nobody is called ${first}`);
  await expect(winnerDialog(early).getByRole('button', { name: 'Here I am' })).toBeVisible();
  await expect(winnerDialog(early).getByRole('timer')).toHaveText(/^[45]:\d\d left$/);
  await expectFineInEveryLook(early, 'the winner’s phone');
  await expect(winnerDialog(late).getByRole('listitem')).toContainText('left to say “Here I am”');
  await expectFineInEveryLook(host, 'the host’s stage');

  await winnerDialog(host)
    .getByRole('button', { name: `Pass over: ${first}` })
    .click();
  const why = host.getByRole('dialog', { name: `Pass over: ${first}` });
  await why.getByRole('button', { name: 'Not here' }).click();
  await expectFineInEveryLook(host, 'the reason');
  await why.getByRole('textbox', { name: 'Reason' }).press('Enter');
  await expect(winnerDialog(early)).toContainText('The host passed you over: Not here');
  await expect(winnerDialog(late)).toContainText(`Instead: ${next}`);
  await expect.poll(() => announced(late)).toContain('You’ve been drawn! Say that you’re here.');

  const receipt = await winnerDialog(host)
    .getByRole('link', { name: 'Check this draw' })
    .getAttribute('href');

  // The popup closes for everyone; the host's next steps stay on the screen.
  await host.getByRole('button', { name: 'Done' }).click();
  await expect(winnerDialog(late)).toBeHidden();
  await expect(host.getByRole('button', { name: 'Waiting for 1 winner' })).toBeVisible();
  await expectFineInEveryLook(late, 'the phone of the next');
  await late.setViewportSize(phoneSize);
  await expect(late.getByRole('button', { name: 'Here I am' })).toBeInViewport({ ratio: 1 });
  await late.getByRole('button', { name: 'Here I am' }).click();
  await expect(late.getByText('You said you’re here: the place is yours.')).toBeVisible();
  await expect.poll(() => announced(early)).toContain(`${next}: Is here`);

  await late.reload();
  await expect(late.getByText('You said you’re here: the place is yours.')).toBeVisible();
  await liveButton(host).click();
  const places = liveDialog(host)
    .getByRole('region', { name: 'Are the winners here?' })
    .getByRole('listitem');
  await expect(places).toContainText([`Passed over: Not hereInstead: ${next}`, 'Is here']);
  await expectFineInEveryLook(host, 'the host’s room');

  const stranger = await another();
  await openPage(stranger, receipt ?? '');
  await expect(stranger.getByText('Everything adds up')).toBeVisible();
  await expect(stranger.getByText(`The host passed over ${first}: Not here`, { exact: true })).toBeVisible();
  await expect(stranger.getByText(`${next} has the place instead.`, { exact: true })).toBeVisible();
  await expect(stranger.getByText(`${next} said they’re here.`)).toBeVisible();
  await expectFineInEveryLook(stranger, 'the record');
});
