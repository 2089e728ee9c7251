import { readContentWheels, readThemes } from './content-wheel.ts';
import { contentWheelFaults } from './content-wheel-faults.ts';

const wheels = await readContentWheels();
const faults = contentWheelFaults(wheels, await readThemes());
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${wheels.length} sample wheels: complete`);
