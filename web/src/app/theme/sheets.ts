// Mantine's sheets are in a layer of their own, so that ours win whatever the loading order. Each lazy part
// brings the sheets of the controls it uses.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import 'virtual:theme.css';
import './fonts.css';
import './tokens.css';
import './base.css';
