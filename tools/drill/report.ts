import { appendFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './record.ts';

export interface Line {
  name: string;
  what: string;
  counted: { [outcome in Outcome]: number };
  seconds: number;
  slowest: number;
  /** For debugging: printed and logged, not part of the table. */
  troubles: string[];
}

/** One line per fault, printed as it happens and written as a table. */
export class Report {
  private readonly lines: Line[] = [];
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  add(line: Line): void {
    this.lines.push(line);
    const { good, busy, cut, silent, wrong } = line.counted;
    const said = `good after ${line.seconds.toFixed(1)} s; ${good} good, ${busy} busy, ${cut} cut, ${silent} silent, ${wrong} wrong`;
    process.stderr.write(`${line.name}: ${said}; longest wait ${line.slowest.toFixed(1)} s\n`);
    process.stderr.write(line.troubles.map((trouble) => `    ${trouble}\n`).join(''));
    appendFileSync(join(this.folder, 'logs', 'troubles.log'), [line.name, ...line.troubles, ''].join('\n'));
    this.write();
  }

  private write(): void {
    const rows = this.lines.map(
      ({ name, what, counted: { good, busy, cut, silent, wrong }, seconds, slowest }) =>
        [`\`${name}\``, what, seconds.toFixed(1), slowest.toFixed(1), good, busy, cut, silent, wrong].join(
          ' | ',
        ),
    );
    const [{ model } = { model: 'unknown' }] = cpus();
    const machine = `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
    writeFileSync(
      join(this.folder, 'report.md'),
      `Measured on ${machine}, everything on this one machine.

| fault | what happens | s until good | longest good answer, s | good | 503 | cut | silent | wrong |
|---|---|---:|---:|---:|---:|---:|---:|---:|
${rows.map((row) => `| ${row} |`).join('\n')}
`,
    );
  }
}
