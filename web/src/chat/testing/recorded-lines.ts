/** Lines as Twitch sends them; written after its documentation, with people who don't exist. */
const tagsOf = (tags: Record<string, string>) =>
  `@${Object.entries(tags)
    .map(([name, value]) => `${name}=${value}`)
    .join(';')}`;

const ann = {
  'badge-info': 'subscriber/14',
  badges: 'subscriber/12,premium/1',
  'display-name': 'Ann',
  id: 'b34ccfc7-4977-403a-8a94-33c6bac34fb8',
  mod: '0',
  'room-id': '1337',
  subscriber: '1',
  'tmi-sent-ts': '1731672000123',
  'user-id': '1001',
};
const from = (login: string) => `:${login}!${login}@${login}.tmi.twitch.tv`;
const said = (tags: Record<string, string>, login: string, text: string) =>
  `${tagsOf(tags)} ${from(login)} PRIVMSG #ada :${text}`;

export const recorded = {
  plain: said(ann, 'ann', '!join'),
  localised: said({ ...ann, 'display-name': '안나', 'user-id': '1002' }, 'anna_kr', '!join'),
  nameless: said({ ...ann, 'display-name': '', 'user-id': '1003' }, 'quiet', '!join'),
  action: said({ ...ann, 'user-id': '1004' }, 'waver', '\u0001ACTION waves :) at all\u0001'),
  cheer: said({ ...ann, bits: '100' }, 'ann', 'cheer100 well spun'),
  reward: said({ ...ann, 'custom-reward-id': '92af127c-7326-4483-a52b-b0da0be61c01' }, 'ann', 'my wish'),
  moderator: said({ ...ann, badges: 'moderator/1', mod: '1', 'user-id': '1005' }, 'mo', '!spin'),
  streamer: said({ ...ann, badges: 'broadcaster/1', 'user-id': '1337' }, 'ada', '!close'),
  bot: said({ ...ann, 'user-id': '1006' }, 'nightbot', '!join'),
  foreign: said(
    { ...ann, 'source-room-id': '4242', 'source-id': 'x', 'source-badges': 'moderator/1', 'user-id': '1007' },
    'guest',
    '!join',
  ),
  shared: said({ ...ann, 'source-room-id': '1337', 'user-id': '1008' }, 'own', '!join'),
  escaped: said({ ...ann, 'display-name': 'A\\sB\\:C\\\\D\\rE\\nF' }, 'ann', 'semicolons; and = signs : too'),
  trailing: said({ ...ann, 'display-name': 'Ann\\' }, 'ann', '  two spaces'),
  long: said({ ...ann, emotes: '25:0-4,'.repeat(1150) }, 'ann', 'Kappa'),
  broken: said(ann, 'ann', 'caf\uFFFD \uFFFD'),
  bare: `${from('old')} PRIVMSG #ada :!join`,
  timeOut:
    '@ban-duration=600;room-id=1337;target-user-id=1001;tmi-sent-ts=1731672001000 :tmi.twitch.tv CLEARCHAT #ada :ann',
  ban: '@room-id=1337;target-user-id=1002;tmi-sent-ts=1731672001000 :tmi.twitch.tv CLEARCHAT #ada :anna_kr',
  cleared: '@room-id=1337;tmi-sent-ts=1731672001000 :tmi.twitch.tv CLEARCHAT #ada',
  deleted:
    '@login=ann;room-id=;target-msg-id=b34ccfc7-4977-403a-8a94-33c6bac34fb8;tmi-sent-ts=1731672001000 :tmi.twitch.tv CLEARMSG #ada :!join',
  roomState:
    '@emote-only=0;followers-only=-1;r9k=0;room-id=1337;slow=0;subs-only=0 :tmi.twitch.tv ROOMSTATE #ada',
  welcome: ':tmi.twitch.tv 001 justinfan12345 :Welcome, GLHF!',
  ping: 'PING :tmi.twitch.tv',
  reconnect: ':tmi.twitch.tv RECONNECT',
  suspended: '@msg-id=msg_channel_suspended :tmi.twitch.tv NOTICE #ada :This channel has been suspended.',
  resub:
    '@badges=subscriber/6;display-name=Ann;login=ann;msg-id=resub;msg-param-cumulative-months=6;room-id=1337;system-msg=Ann\\shas\\ssubscribed\\sfor\\s6\\smonths!;user-id=1001 :tmi.twitch.tv USERNOTICE #ada :Great stream',
  gift: '@badges=;display-name=Ann;login=ann;msg-id=submysterygift;msg-param-mass-gift-count=5;room-id=1337;user-id=1001 :tmi.twitch.tv USERNOTICE #ada',
} as const;
