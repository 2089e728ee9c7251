import './app/theme/sheets';
import { showStartFailure } from './app/errors/start-failure';
import { parts } from './app/parts';
import { startAll } from './app/startup';

startAll(parts, { goal: 'render' }).catch(showStartFailure);
