import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconFileTypeCsv from '@tabler/icons-react/dist/esm/icons/IconFileTypeCsv.mjs';
import IconFileTypeTxt from '@tabler/icons-react/dist/esm/icons/IconFileTypeTxt.mjs';
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import { Button, ButtonLink } from '../../components/controls/Button';
import { CopyButton } from '../../components/copy/CopyButton';
import { Panel, usePanel } from '../../components/dialog/Panel';
import { fileNameOf } from '../../files/file-name';
import { downloadText } from '../../files/local-files';
import { writeCsv } from '../../files/write-csv';
import { verifyAddress } from '../../i18n/page-addresses';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { OpenedSeal, ReceiptCode, SendReceipt } from '../../stage/draw-seal/DrawSeal';
import { wheelStore } from '../../wheel/store';
import styles from './ListTools.module.css';

interface ListToolsProps {
  text: string;
  table: (string | number)[][];
  /** Appended to the wheel's name in file names. */
  file: string;
  receipt?: string | undefined;
  salt?: string | undefined;
}

/** What can be done with the result: an official one is sent, the rest is behind “Save”. */
export function ListTools({ text, table, file, receipt, salt }: ListToolsProps) {
  const { t } = useTranslation('draw');
  const { t: say } = useTranslation('spin');
  const { code } = useLanguage();
  const nameOf = (ending: string) => {
    const { name } = wheelStore.getState().wheel;
    return fileNameOf(`${name ?? ''} ${file}`, ending);
  };
  const { id, button } = usePanel();
  const seal = receipt && { receipt, salt };
  return (
    <div className={styles.tools}>
      {seal && <OpenedSeal {...seal} />}
      {seal && <SendReceipt {...seal} isMain />}
      <Button {...button}>
        {t('common:save')}
        <IconChevronDown size={20} aria-hidden />
      </Button>
      <Panel id={id} label={t('common:save')} className={styles.save}>
        <CopyButton
          text={text}
          labels={{ copy: t('common:copy'), copied: t('common:copied'), notCopied: t('common:notCopied') }}
        />
        <Button onClick={() => downloadText(nameOf('csv'), writeCsv(table), 'text/csv;charset=utf-8')}>
          <IconFileTypeCsv size={20} aria-hidden />
          {t('list.csv')}
        </Button>
        <Button onClick={() => downloadText(nameOf('txt'), text, 'text/plain;charset=utf-8')}>
          <IconFileTypeTxt size={20} aria-hidden />
          {t('list.text')}
        </Button>
        {seal && <ReceiptCode {...seal} />}
        {receipt && (
          <ButtonLink href={verifyAddress(receipt, code, salt)} target="_blank" rel="noopener">
            <IconRosetteDiscountCheck size={20} aria-hidden />
            {say('winner.receipt')}
          </ButtonLink>
        )}
      </Panel>
    </div>
  );
}
