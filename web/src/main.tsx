import './app/theme/sheets';
import { showStartFailure } from './app/errors/start-failure';
import { parts } from './app/parts';
import { registerFeatures } from './app/register';
import { startAll } from './app/startup';

registerFeatures();
startAll(parts, { goal: 'render' }).catch(showStartFailure);
