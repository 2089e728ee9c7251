import { type SubmitEvent, useState } from 'react';
import { useStore } from 'zustand';
import { getClientConfig } from '../../api/site';
import { chatStore, setBots, setChannel } from '../../chat/chat-store';
import { chatMerits, chatWeightsOf, coerceChatWeight, setChatWeight } from '../../chat/chat-weights';
import { type ChatWords, chatActions, tidyWord } from '../../chat/chat-words';
import { channelOf } from '../../chat/read-chat';
import { Button } from '../../components/controls/Button';
import { NumberField } from '../../components/field/NumberField';
import { TextField } from '../../components/field/TextField';
import { Fold } from '../../components/fold/Fold';
import { useLoaded } from '../../components/load-state/use-loaded';
import { Message } from '../../components/message/Message';
import type { Translate } from '../../i18n/keys';
import { useTranslation } from '../../i18n/use-translation';
import { wheelStore } from '../../wheel/store';
import styles from './Room.module.css';
import { startRoomChat, stopRoomChat } from './room-chat';

const usualWords = (t: Translate<'stream'>): ChatWords => ({
  join: t('chat.words.join'),
  leave: t('chat.words.leave'),
  odds: t('chat.words.odds'),
  open: t('chat.words.open'),
  close: t('chat.words.close'),
  spin: t('chat.words.spin'),
  next: t('chat.words.next'),
});

/** People put themselves on the wheel by a word in the chat of the host's Twitch channel. */
export function ChatPanel() {
  const { t } = useTranslation('stream');
  const address = useLoaded('Where a chat can be read', getClientConfig).result?.twitchChatUrl;
  const { state, channel, words, bots } = useStore(chatStore);
  const weights = useStore(wheelStore, ({ wheel }) => wheel.spin.chatWeights);
  const rules = chatWeightsOf({ chatWeights: weights });
  const [isWrong, setWrong] = useState(false);
  const shown = words ?? usualWords(t);
  if (!address) return null;
  const isOff = state === 'off' || state === 'gone';
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const login = channelOf(channel);
    setWrong(login === null);
    if (login !== null) startRoomChat(address, login, shown);
  };
  return (
    <Fold title={t('chat.title')} isOpenAtFirst={!isOff}>
      <form className={styles.form} onSubmit={send}>
        <p className={styles.text}>{t('chat.text', { join: `!${shown.join}` })}</p>
        <TextField
          label={t('chat.channel')}
          value={channel}
          disabled={!isOff}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          fault={isWrong && t('chat.wrong')}
          onText={setChannel}
        />
        {isOff ? (
          <Button type="submit" disabled={channel.trim() === ''}>
            {t('chat.start')}
          </Button>
        ) : (
          <Button onClick={stopRoomChat}>{t('chat.stop')}</Button>
        )}
        <Message as="p">{state !== 'off' && t(`chat.state.${state}`)}</Message>
        <p className={styles.text}>{t('chat.rules')}</p>
      </form>
      <Fold title={t('chat.commands')}>
        {chatActions.map((action) => (
          <TextField
            key={action}
            label={t(`chat.does.${action}`)}
            value={shown[action]}
            maxLength={25}
            onText={(text) => chatStore.setState({ words: { ...shown, [action]: tidyWord(text) } })}
          />
        ))}
      </Fold>
      <Fold title={t('chat.weights.title')}>
        <p className={styles.text}>{t('chat.weights.hint')}</p>
        {chatMerits.map((merit) => (
          <NumberField
            key={merit}
            label={t(`chat.weights.${merit}`)}
            min={1}
            value={rules[merit] ?? 1}
            coerce={coerceChatWeight}
            onChange={(weight) => wheelStore.getState().edit(setChatWeight(merit, weight))}
          />
        ))}
      </Fold>
      <Fold title={t('chat.bots.title')}>
        <TextField label={t('chat.bots.label')} value={bots} maxLength={2000} onText={setBots} />
      </Fold>
    </Fold>
  );
}
