import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../api/api-error';
import { Avatar } from '../components/avatar/Avatar';
import { Card } from '../components/card/Card';
import { Button, ButtonLink } from '../components/controls/Button';
import { IconButton } from '../components/controls/IconButton';
import { CopyButton } from '../components/copy/CopyButton';
import { ColorField } from '../components/field/ColorField';
import { CopyField } from '../components/field/CopyField';
import { CountField } from '../components/field/CountField';
import { Field } from '../components/field/Field';
import { NumberField } from '../components/field/NumberField';
import { SearchField } from '../components/field/SearchField';
import { SelectField } from '../components/field/SelectField';
import { Stepper } from '../components/field/Stepper';
import { TextAreaField, TextField } from '../components/field/TextField';
import { FillWheel } from '../components/fill-wheel/FillWheel';
import { Fold } from '../components/fold/Fold';
import { EmptyState } from '../components/load-state/EmptyState';
import { LoadState } from '../components/load-state/LoadState';
import { MenuWithButton } from '../components/menu/MenuWithButton';
import { Announcer } from '../components/message/Announcer';
import { Message } from '../components/message/Message';
import { Pages } from '../components/pages/Pages';
import { ProblemLine } from '../components/problem/ProblemLine';
import { problemText } from '../components/problem/problem-text';
import { RadioGroup } from '../components/segment/RadioGroup';
import { RadioLabel } from '../components/segment/RadioLabel';
import { Segment } from '../components/segment/Segment';
import { Slider } from '../components/slider/Slider';
import { Stars } from '../components/stars/Stars';
import { CheckBox } from '../components/switch/CheckBox';
import { Switch } from '../components/switch/Switch';
import { SwitchGroup } from '../components/switch/SwitchGroup';
import { SwitchRow } from '../components/switch/SwitchRow';
import { Tabs } from '../components/tabs/Tabs';
import { BareBox, TextBox } from '../components/text-box/TextBox';
import { WheelTile } from '../components/wheel-tile/WheelTile';
import styles from './KitPage.module.css';

const fruits = ['apple', 'pear', 'quince'].map((value) => ({ value, label: value }));
const fills = ['#ff5a4e', '#ffb81c', '#1c7a43', '#1d1a33'];
const nothing = () => {};

/** Every component of the kit, in each of its states. */
export function KitPage() {
  return (
    <main className={styles.page}>
      <TextFields />
      <OtherFields />
      <Segments />
      <Switches />
      <States />
      <Buttons />
      <Others />
    </main>
  );
}

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.shelf}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function TextFields() {
  const [text, setText] = useState('');
  return (
    <Shelf title="Text">
      <TextField label="Name" value={text} onText={setText} />
      <TextField label="Name" isOptional hint="Others see it." value={text} onText={setText} />
      <TextField label="Email" fault="That is no address." value="ada@" onText={nothing} />
      <TextAreaField label="Message" rows={3} aside="0 of 500" value={text} onText={setText} />
      <Field label="Code" hint="A box of your own in a field.">
        {(box) => <TextBox {...box} placeholder="ABC 234" />}
      </Field>
      <BareBox aria-label="Title" defaultValue="A bare box" />
      <CopyField label="Link" text="https://wheel.example/en/?wheel=1" copy="Copy link" />
      <SearchField label="Search" value={text} onText={setText} />
    </Shelf>
  );
}

function OtherFields() {
  const [number, setNumber] = useState(3);
  const [fruit, setFruit] = useState('pear');
  const [color, setColor] = useState('#ff5a4e');
  const steps = { less: 'Fewer', more: 'More' };
  return (
    <Shelf title="Number, select, colour">
      <NumberField
        label="Choices"
        value={number}
        min={1}
        coerce={(typed) => typed || 1}
        onChange={setNumber}
      />
      <CountField
        label="Winners"
        value={number}
        min={1}
        isWrong={!(number >= 1)}
        problemId="none"
        onChange={setNumber}
      />
      <Stepper label="Teams" value={number} min={1} max={9} steps={steps} onChange={setNumber} />
      <SelectField label="Fruit" value={fruit} options={fruits} onChange={setFruit} />
      <ColorField
        label="Background"
        hint="Behind the wheel."
        hexLabel="Background, hex code"
        value={color}
        coerce={(typed) => (typed.length === 7 ? typed : color)}
        onChange={setColor}
        onEnd={nothing}
      />
      <Slider
        label="Volume"
        value={number}
        min={0}
        max={9}
        text={`${number}`}
        onChange={setNumber}
        onEnd={nothing}
      />
    </Shelf>
  );
}

function Segments() {
  const [fruit, setFruit] = useState<string>('pear');
  const given = { options: fruits, value: fruit, onChange: setFruit };
  return (
    <Shelf title="One of a few">
      <Segment label="Pills" {...given} />
      <Segment label="With icons" {...given} options={fruits.map((each) => ({ ...each, icon: IconHeart }))} />
      <Segment label="Bar" look="bar" {...given} />
      <Segment label="List" look="list" isRequired fault="Please choose one." {...given} value={undefined} />
      <RadioGroup label="Anything" size="large">
        <div className={styles.row}>
          {fruits.map(({ value, label }) => (
            <RadioLabel key={value} name="any" checked={value === fruit} onChange={() => setFruit(value)}>
              {label}
            </RadioLabel>
          ))}
        </div>
      </RadioGroup>
    </Shelf>
  );
}

function Switches() {
  const [isOn, setOn] = useState(true);
  return (
    <Shelf title="On or off">
      <SwitchRow label="Sound" hint="Also while it spins." isOn={isOn} onChange={setOn} />
      <Switch aria-label="Alone" isOn={!isOn} onSwitch={(next) => setOn(!next)} />
      <div className={styles.row}>
        <CheckBox aria-label="Among the chosen" checked={isOn} onCheck={setOn} />
        <CheckBox aria-label="Fixed" checked disabled onCheck={nothing} />
      </div>
      <SwitchGroup legend="Fruit" options={fruits} chosen={isOn ? ['pear'] : []} onChange={nothing} />
      <SwitchGroup legend="None" options={fruits} chosen={[]} onChange={nothing} fault="Choose one." />
      <Fold title="Folded">More of it.</Fold>
    </Shelf>
  );
}

function States() {
  const state = { result: undefined, hasFailed: false, reload: nothing };
  return (
    <Shelf title="Loading, failed, empty, problems">
      <LoadState loaded={state} failed="" />
      <LoadState loaded={{ ...state, hasFailed: true }} failed="The list could not be loaded." />
      <LoadState loaded={{ ...state, result: [] }} failed="" isEmpty empty="There are none yet." />
      <Card title="A card" text="What it is about." isPart />
      <EmptyState title="No results yet">Spin the wheel, and they are here.</EmptyState>
      <ProblemLine>{problemText(new TypeError('Failed to fetch'), 'common')}</ProblemLine>
      <ProblemLine>{problemText(new ApiError('', 429), 'common')}</ProblemLine>
      <Message>Announced, although it was there from the start.</Message>
      <Announcer />
    </Shelf>
  );
}

function Buttons() {
  return (
    <Shelf title="Buttons">
      <div className={styles.row}>
        <Button>Quiet</Button>
        <Button look="main">Main</Button>
        <Button look="danger">Danger</Button>
        <Button disabled>Disabled</Button>
        <ButtonLink href="#top">Link</ButtonLink>
        <IconButton label="Settings">
          <IconSettings size={20} aria-hidden />
        </IconButton>
        <CopyButton text="Copied" labels={{ copy: 'Copy', copied: 'Copied', notCopied: 'Not copied' }} />
        <MenuWithButton
          label="Menu"
          icon={<IconSettings size={20} aria-hidden />}
          entries={[
            { label: 'First', icon: IconHeart, run: nothing },
            { label: 'After a line', icon: IconHeart, run: nothing, startsGroup: true },
          ]}
        />
      </div>
    </Shelf>
  );
}

function Others() {
  const [tab, setTab] = useState('apple');
  const [page, setPage] = useState(2);
  return (
    <Shelf title="Others">
      <Tabs
        label="Fruits"
        tabs={fruits.map(({ value, label }) => ({ id: value, label }))}
        value={tab}
        onChange={setTab}
      >
        {tab}
      </Tabs>
      <Pages current={page} total={9} onPage={setPage} />
      <div className={styles.row}>
        <Stars score={3.5} size={20} />
        <Avatar picture={undefined} name="Ada" size={32} />
        <Avatar picture={undefined} name={undefined} size={32} />
      </div>
      <FillWheel fills={fills} className={styles.row} />
      <WheelTile name="Lunch" description="Eight ideas" fills={fills} to={nothing} />
    </Shelf>
  );
}
