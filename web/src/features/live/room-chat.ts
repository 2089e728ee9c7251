import { getClientConfig } from '../../api/site';
import { botsIn, chatStore } from '../../chat/chat-store';
import { chatWeightsOf } from '../../chat/chat-weights';
import { type ChatWords, wordsIn } from '../../chat/chat-words';
import { type ChatCommand, followChat } from '../../chat/follow-chat';
import { gatherPeople } from '../../chat/pour-people';
import { readChat } from '../../chat/read-chat';
import { type KeptRoom, keepChat } from '../../live/kept-room';
import { maySpin, roomStore } from '../../live/room-store';
import { answerWinner } from '../../stage/answer-for-room';
import { wheelStore } from '../../wheel/store';
import { askRoom } from './ask-room';
import { chatTalk } from './chat-talk';

/** What the streamer and moderators can do with a word. */
function command(action: ChatCommand): void {
  const room = roomStore.getState();
  switch (action) {
    case 'open':
    case 'close':
      void askRoom(({ setDoor }) => setDoor({ open: action === 'open' }));
      return;
    case 'spin':
      if (maySpin(room) && wheelStore.getState().winner === null) room.control?.spin();
      return;
    case 'next':
      answerWinner('confirm');
  }
}

/** Reads the chat of a channel for this room, until the room is left or ends here. */
export function startRoomChat(address: string, channel: string, words: ChatWords): void {
  stopRoomChat();
  const talk = chatTalk();
  const people = gatherPeople(async (batch) => {
    talk.know((await roomStore.getState().control?.pour(batch)) ?? []);
  });
  // While the door is closed nobody joins, nor later with a word from that time; but a winner may claim.
  const join = (person: Parameters<typeof people.join>[0]): boolean => {
    const { door, claims } = roomStore.getState();
    const isAsked = claims?.places.some(({ state }) => state === 'waiting') ?? false;
    if (door && (door.open || isAsked)) people.join(person);
    return door?.open === true;
  };
  const chat = followChat({ join, leave: people.leave, command, ...talk.heard }, () => ({
    words: chatStore.getState().words ?? words,
    bots: botsIn(chatStore.getState().bots),
    weights: chatWeightsOf(wheelStore.getState().wheel.spin),
  }));
  const stops = [
    readChat(address, channel, { onEvent: chat.take, onState: (state) => chatStore.setState({ state }) }),
    people.stop,
    wheelStore.subscribe(({ wheel }, before) => {
      if (wheel.spin.chatWeights !== before.wheel.spin.chatWeights) chat.reweighAll();
    }),
    chatStore.subscribe(({ words: now, state }, before) => {
      if (now !== before.words && state !== 'off') keepChat({ channel, words: now });
    }),
    roomStore.subscribe(({ control, role }) => {
      if (control === null || role !== 'host') stopRoomChat();
    }),
  ];
  const stop = () => {
    for (const each of stops) each();
  };
  chatStore.setState({ words, stop });
  keepChat({ channel, words });
}

/** Goes on reading the chat after a reload of the page, where the server still allows it. */
export async function resumeRoomChat({ channel, words }: NonNullable<KeptRoom['chat']>): Promise<void> {
  const { twitchChatUrl } = await getClientConfig();
  const known = wordsIn(words);
  if (twitchChatUrl && known && roomStore.getState().role === 'host')
    startRoomChat(twitchChatUrl, channel, known);
}

export function stopRoomChat(): void {
  chatStore.getState().stop();
  chatStore.setState({ state: 'off', stop: () => {} });
  keepChat(undefined);
}
