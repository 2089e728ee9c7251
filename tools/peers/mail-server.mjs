// A mail server for tests: takes mail over STARTTLS with a password, keeps it in memory and
// shows it parsed at GET /mails. /refuse makes it refuse mail, /accept accept it again; /hold makes it keep its answer
// to a mail that it has taken, until /release.
// Prints one line of JSON: {port, control, certificate}.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

const folder = mkdtempSync(join(tmpdir(), 'wheelwright-mail-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('SIGTERM', () => process.exit(0));

const key = join(folder, 'key.pem');
const certificate = join(folder, 'certificate.pem');
execFileSync(
  'openssl',
  ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
    .concat(['-keyout', key, '-out', certificate, '-subj', '/CN=localhost'])
    .concat(['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']),
  { stdio: 'ignore' },
);

const mails = [];
let refusing = false;
let held; // answers that wait
const smtp = new SMTPServer({
  key: readFileSync(key),
  cert: readFileSync(certificate),
  logger: false,
  onAuth({ username, password }, _session, done) {
    if (username === 'wheel' && password === 'turns') done(null, { user: username });
    else done(new Error('wrong name or password'));
  },
  onRcptTo(_address, _session, done) {
    done(refusing ? Object.assign(new Error('come back later'), { responseCode: 451 }) : undefined);
  },
  onData(stream, session, done) {
    simpleParser(stream).then(
      ({ subject, text, html, from, date, messageId }) => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          from: from.value[0].address,
          secure: session.secure,
          subject,
          text,
          html,
          date,
          messageId,
        });
        if (held) held.push(done);
        else done();
      },
      (problem) => done(problem),
    );
  },
});

// A client that disconnects because it doesn't trust our certificate must not end this server.
smtp.on('error', () => {});

const control = createServer((request, response) => {
  if (request.url === '/refuse') refusing = true;
  if (request.url === '/accept') refusing = false;
  if (request.url === '/hold') held = [];
  if (request.url === '/release') for (const done of (held ?? []).splice(0)) done();
  if (request.url === '/release') held = undefined;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(mails));
});

smtp.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  control.listen(0, '127.0.0.1', () => {
    console.log(
      JSON.stringify({ port: smtp.server.address().port, control: control.address().port, certificate }),
    );
  });
});
