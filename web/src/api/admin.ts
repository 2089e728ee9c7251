import { callAsUser } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];

/** The state of the server now. */
export type AdminFigures = Schemas['AdminFigures'];

/** An operator watches this: a server that hangs must look like a server that is down. */
export const getAdminFigures = (): Promise<AdminFigures> =>
  callAsUser('GET /api/admin/figures', { deadline: 'start' });

/** The settings that the operator has changed, in the order of the settings' page. */
export const listSettings = async () => (await callAsUser('GET /api/admin/settings')).given;

/** An account as admins see it. */
export type ListedUser = Schemas['ListedUser'];
export type UserChange = Schemas['UserChange'];

export const listUsers = (words: string, page: number) =>
  callAsUser('GET /api/admin/users', { query: { q: words, page } });

export const changeUser = (id: string, body: UserChange) =>
  callAsUser('POST /api/admin/users/{id}', { path: { id }, body });

/** Deletes the account with all it owns. */
export const deleteUser = (id: string) => callAsUser('DELETE /api/admin/users/{id}', { path: { id } });

/** A link that was made for somebody without an account, and can still be used. */
export type Invitation = Schemas['Invitation'];

export const listInvitations = () => callAsUser('GET /api/admin/invitations');

/** Makes an invitation and returns its link, which the server tells only once. */
export const makeInvitation = async (note: string): Promise<string> =>
  (await callAsUser('POST /api/admin/invitations', { body: { note } })).url;

export const revokeInvitation = (id: string) =>
  callAsUser('DELETE /api/admin/invitations/{id}', { path: { id } });

/** A reported wheel as moderators see it. */
export type ReportCase = Schemas['ReportCase'];
export type CaseState = ReportCase['state'];

export const listReportCases = (state: CaseState, page: number) =>
  callAsUser('GET /api/admin/reports', { query: { state, page } });

export type CaseVerdict = 'keep' | 'takeDown' | 'restore';

/** Decides about a reported wheel, unless it has changed since the moderator saw it. Returns the new version. */
export const settleCase = async (
  number: number,
  verdict: CaseVerdict,
  body: Schemas['CaseDecision'],
): Promise<number> =>
  (await callAsUser(`POST /api/admin/reports/{number}/${verdict}`, { path: { number }, body })).case.version;

/** Who decided what about which case. */
export const listReportLog = (page: number) => callAsUser('GET /api/admin/reports/log', { query: { page } });

/** Feedback as moderators see it. */
export type QueuedReview = Schemas['QueuedReview'];
export type ReviewState = QueuedReview['state'];
export type ReviewQueue = Schemas['ReviewQueue'];

interface Wanted {
  state: ReviewState;
  words: string;
  page: number;
}

export const listReviewQueue = ({ state, words, page }: Wanted): Promise<ReviewQueue> =>
  callAsUser('GET /api/admin/reviews', { query: { state, q: words, page } });

export type Verdict = 'approve' | 'reject' | 'reopen';

/** Publishes a review, rejects it, or puts it back into the queue, unless it has changed since the moderator saw it. */
export async function settleReview(number: number, verdict: Verdict, from: ReviewState): Promise<void> {
  await callAsUser(`POST /api/admin/reviews/{number}/${verdict}`, { path: { number }, query: { from } });
}

/** Replaces the reply that the moderator saw; an empty text removes it. */
export async function replyToReview(number: number, text: string, instead: string): Promise<void> {
  await callAsUser('POST /api/admin/reviews/{number}/reply', { path: { number }, body: { text, instead } });
}

/** Who did what to which review. */
export type ModerationLog = Schemas['ModerationLog'];

export const listModerationLog = (page: number): Promise<ModerationLog> =>
  callAsUser('GET /api/admin/reviews/log', { query: { page } });
