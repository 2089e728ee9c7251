import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardDialog } from '../../../components/dialog/CardDialog';
import { closeDialog } from '../../../components/dialog/open-dialog';
import { DialogToasts } from '../../../components/toasts/DialogToasts';
import { bestSource } from '../../../wheel/picking/random-source';
import { splitIntoTeams } from '../../../wheel/picking/teams';
import { type MadeTeams, TeamsForm } from './TeamsForm';
import { TeamsView } from './TeamsView';
import { planOf } from './team-wish';

/** Splits everyone on the wheel into teams. */
export function TeamsDialog() {
  const { t } = useTranslation('draw', { keyPrefix: 'teams' });
  const { t: say } = useTranslation('draw');
  const [made, setMade] = useState<MadeTeams | null>(null);
  const [isShown, setShown] = useState(false);
  const [names, setNames] = useState<Record<number, string>>({});

  const show = (fresh: MadeTeams) => {
    setMade(fresh);
    setShown(true);
  };
  const shuffle = ({ teams, kind, count }: MadeTeams) =>
    show({ teams: splitIntoTeams(teams.flat(), planOf(kind, count), bestSource()), kind, count });

  return (
    <CardDialog
      title={t('title')}
      close={say('close')}
      size={isShown ? 'large' : 'small'}
      onClose={closeDialog}
    >
      {made && isShown ? (
        <TeamsView
          made={made}
          names={names}
          onName={(place, name) => setNames({ ...names, [place]: name })}
          onShuffle={() => shuffle(made)}
          onBack={() => setShown(false)}
        />
      ) : (
        <TeamsForm last={made} onMade={show} />
      )}
      <DialogToasts />
    </CardDialog>
  );
}
