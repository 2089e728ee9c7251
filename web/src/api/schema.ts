// Made from api/openapi.yaml by `npm run generate`. Change the contract, not this file.

export interface paths {
    "/.well-known/draws/checkpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest signed head of the public log of draws (c2sp.org/tlog-checkpoint). */
        get: operations["getCheckpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/draws/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Proofs that leaves are in the log of draws, and that it has grown from an older head. */
        get: operations["getLogProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/draws/tile/{level}/{a}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hashes of the log's tree, named as in c2sp.org/tlog-tiles (067). */
        get: operations["getTile1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/draws/tile/{level}/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hashes of the log's tree, named as in c2sp.org/tlog-tiles (x001/067 or 067.p/5). */
        get: operations["getTile2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/draws/tile/{level}/{a}/{b}/{c}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hashes of the log's tree, named as in c2sp.org/tlog-tiles (x001/x234/067 or x001/067.p/5). */
        get: operations["getTile3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/draws/tile/{level}/{a}/{b}/{c}/{d}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hashes of the log's tree, named as in c2sp.org/tlog-tiles (x001/x234/067.p/5). */
        get: operations["getTile4"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public keys of the access tokens. */
        get: operations["getPublicKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/receipt-keys.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public keys that receipts and heads of the log are signed with, now and earlier. */
        get: operations["getReceiptKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{lang}/preview.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of the home page for link previews, 1200 × 630. */
        get: operations["getHomePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{lang}/wheels/{slug}/preview.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of a content wheel for link previews, 1200 × 630. */
        get: operations["getContentPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{lang}/wheels/preview.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of the gallery for link previews, 1200 × 630. */
        get: operations["getGalleryPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The state of the server now, for users with the admin role. */
        get: operations["getAdminFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invitations that can still be used, and who may open an account without one. */
        get: operations["listInvitations"];
        put?: never;
        /** Makes a link with which one person can open an account where not everyone may. */
        post: operations["makeInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes an invitation. */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reported wheels, for users with the admin role. */
        get: operations["listReportCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{number}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the wheel; one that was taken down is shared again. */
        post: operations["keepReportCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts the case back into the queue; the wheel is shared as before. */
        post: operations["restoreReportCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{number}/takeDown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the wheel down. Its links end at once, and it can't be shared again. */
        post: operations["takeDownReportCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The moderators' log of cases, newest first. */
        get: operations["listReportLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Feedback to moderate, for users with the admin role. */
        get: operations["listReviewQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/{number}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the review public, unless it has a word of the word filter (409 `filtered_word`). */
        post: operations["approveReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/{number}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects the feedback; a public review is hidden again. */
        post: operations["rejectReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/{number}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts the feedback back into the queue; a public review is hidden until it is approved again. */
        post: operations["reopenReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/{number}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the product's reply; an empty text removes it. */
        post: operations["replyToReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The moderators' log of reviews, newest first. */
        get: operations["listModerationLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings that the operator has given, without secrets; all others have their defaults. */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts, for users with the admin role, newest first. */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the role or the tier of an account, a paid tier for a year; disables or enables it. Admins can't disable themselves or set their own role. */
        post: operations["changeUser"];
        /** Deletes an account with all it owns, but not the caller's own. */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What makes wheels from a sentence here, and what it takes. */
        get: operations["getIdeaOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a wheel of a sentence would be made of. Nothing is made, stored or passed on. */
        post: operations["readSentence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/wheel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new wheel from a sentence, of what it says itself, else by a model where one is set up and the caller is signed in, else from the built-in ideas.
         * @description With `Accept: text/event-stream` the answer is a stream of server-sent events: `progress` with an `IdeaProgress`, any
         *     number of times, then `wheel` with what is answered otherwise, or `error` with a `Problem`. What can be refused before
         *     anything is under way is answered with its status and no stream. Whoever leaves before the end ends the work.
         *
         *     A list (`pizza, pasta or sushi`), a sequence (`1 to 20`) or a well-known set (`days of the week`) in the sentence becomes
         *     the wheel, with all its choices; those that it repeats weigh more. More than 1000 are refused (`too_many_choices`). Otherwise a topic is found,
         *     with as many choices as the sentence (`8 things to do`) or `count` says.
         *
         *     A wheel by the model costs one credit, which comes back when it is not made. All other wheels are free.
         */
        post: operations["createIdeaWheel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a provider sends the browser back to. */
        get: operations["finishSignIn"];
        put?: never;
        /** Where Apple sends the browser back to, with a posted form. */
        post: operations["receivePostedReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/{provider}/initiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Starts a sign-in at a provider. The browser navigates here; a script can't use it. */
        get: operations["startSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email/initiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a sign-in link by mail; the answer is the same for every address. */
        post: operations["askForLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Signs in with a link from a mail; it works once. */
        get: operations["verifyLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ends the session; its tokens are refused from then on. */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ways to sign in, in the order in which the page shows them. */
        get: operations["getProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Continues a session; the id is rotated, and a retry within 10 seconds gets the same answer. */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the session is valid; also by HEAD. */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/discord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The command /wheel in Discord.
         * @description An interaction, as Discord sends it: its PING, and the command with its text as the first option.
         *     A list with commas, the address of a shared wheel here, or the name of a wheel of the gallery is drawn from, as by
         *     `/api/pick`. The answer has the winner, the receipt's address and that of the film. Where the server has no keys of this
         *     chat (`--chat-keys`) it is 404.
         */
        post: operations["answerDiscord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/slack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The command /wheel in Slack.
         * @description A slash command, as Slack sends it.
         *     A list with commas, the address of a shared wheel here, or the name of a wheel of the gallery is drawn from, as by
         *     `/api/pick`. The answer has the winner, the receipt's address and that of the film. Where the server has no keys of this
         *     chat (`--chat-keys`) it is 404.
         */
        post: operations["answerSlack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of this server that a page needs. */
        get: operations["getClientConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How large uploads may be. */
        get: operations["getLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This contract as a page for people. */
        get: operations["getReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts an event of a page, by its name only. */
        post: operations["postEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends feedback. It becomes a public review once a moderator approves it. */
        post: operations["submitFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether every component of the server is ready. */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a list from an address, for a wheel.
         * @description The server fetches CSV or plain text, at most 2 MB, from the public internet by https, and follows at most three redirects.
         *     The address of a Google spreadsheet, as a browser shows it, becomes that of its CSV. Nothing of the caller is sent along.
         *     A list that can't be read is refused with its reason: `list_is_page`, `list_not_shared`, `list_not_text`, `list_too_large`,
         *     `list_unreachable`, `list_refused` or `invalid_list_address`.
         */
        post: operations["readList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The room with a short code. */
        get: operations["findRoom"];
        put?: never;
        /**
         * Opens a live room for a wheel; guests may too.
         * @description A room of someone who is signed in counts to them, a guest's to the place they ask from: both may have so many open
         *     at once.
         */
        post: operations["openRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/{liveId}/door": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Opens or closes the door through which people put themselves on the wheel of a room.
         * @description The body is the whole door: a member that is missing has its default. A closed door opens by itself at `opensAt`. It closes
         *     by itself at `until` or with `most` people on the list. Everyone in the room is told.
         */
        put: operations["openDoor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/{liveId}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What changed on the list of a room, at most 1000 changes at once. */
        get: operations["listEntries"];
        put?: never;
        /**
         * Puts a person on the wheel of a room, or changes the name of one who is on it.
         * @description Answered when the entry is stored. One entry a person: the same `viewerKey`, or the same account, is the same entry with
         *     its new name. A browser that has lost its key is somebody new, unless the person is signed in. Names are one line of at most 40
         *     characters, without what can't be seen; equal ones are told apart (`Ann (2)`). With the host's key somebody is added by
         *     hand, also while the door is closed.
         */
        post: operations["joinList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/{liveId}/entries/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a person off the list of a room; by themselves while the door is open, or by the host at any time. */
        delete: operations["leaveList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/{liveId}/entries/{entryId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets in a person who waits for the host. */
        post: operations["approveEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/{liveId}/entries/{entryId}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A winner of the newest draw says that they are here, or the host says it for them.
         * @description A claim that is sent again is answered as the first one. A time to claim that is over is over for both of them.
         */
        post: operations["claimPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/{liveId}/entries/{entryId}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes off the entry of somebody who joined twice.
         * @description Both devices have the other entry from now on: it may be changed, taken off the list, claimed and proven by either.
         */
        post: operations["mergeEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/{liveId}/entries/{entryId}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What shows that a person was on the list of a draw of the room, with which weight, and whether they won.
         * @description For this person's own device, also after the room, and for the host, who hands it to people without a device here. It shows nothing
         *     about anybody else. `proof` goes into a file with the
         *     receipt, for every program that checks one. Somebody who has left the list since then, or has another name, can't
         *     have it: 404 or 409 (`entry_changed`).
         */
        get: operations["proveEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/{liveId}/entries/{entryId}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The host passes over a winner; the next in the order of the draw has a place instead.
         * @description A winner who has claimed cannot be replaced. Repeating the request replaces nobody else. The reason is public: everyone in
         *     the room is told, and it stays in the record of the draw.
         */
        post: operations["replaceWinner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/{liveId}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Puts people of a chat, a form or another program onto the wheel, and takes them off.
         * @description The source's id of a person is what knows them again: the same one is the same entry, also after a reload or a restart. Each of
         *     `people` is answered on its own, so that a name that can't be shown doesn't keep out the others. Behind a closed door nobody comes
         *     in; `gone` is taken off all the same. [live.md](live.md#people-from-elsewhere) has the rules.
         */
        put: operations["pourPeople"];
        /**
         * Brings the people of an earlier room of this host onto the wheel.
         * @description Whoever was on that list when it was last changed comes back with their name, unless they are on this list already. Their
         *     devices and accounts are known here: each finds their own entry with `returning` at `POST /api/live/{liveId}/entries`. The
         *     earlier list is the host's by its host's key, or by the account that opened it; it may have been deleted by now (404
         *     `list_not_found`).
         */
        post: operations["bringPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/{liveId}/socket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The WebSocket of a room; `api/live.md` has its messages. */
        get: operations["openSocket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/{liveId}/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A ticket for the socket of a room, to be used once within 60 seconds. */
        post: operations["getTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/{liveId}/wheel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts the host's edited wheel in the room. */
        put: operations["editRoomWheel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The Model Context Protocol, for assistants.
         * @description One JSON-RPC 2.0 message a request, without sessions: the revision 2026-07-28, which each request names in its `_meta` and its headers,
         *     and the earlier ones that open with `initialize`. Tools: `pick`, `make_teams`, `list_wheels`, `create_wheel`, `spin_wheel`,
         *     `verify_draw`. Those about saved wheels need an API token with the scope of the call that they stand for. A refusal of the
         *     product is a result with `isError` and its sentence.
         */
        post: operations["callMcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds an image (jpeg, png, webp or avif); its type follows from its content, not from its name. */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/image/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes an image and its file. */
        delete: operations["deleteImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/image/{id}/url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A fresh signed address of the file. */
        get: operations["getImageAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's images, the newest first. */
        get: operations["listImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/sound": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a sound (mp3, aac or ogg); its type follows from its content, not from its name. */
        post: operations["uploadSound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/sound/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a sound and its file. */
        delete: operations["deleteSound"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/sound/{id}/url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A fresh signed address of the file. */
        get: operations["getSoundAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/sounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's sounds, the newest first. */
        get: operations["listSounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This contract. */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Picks from a list by one call.
         * @description An official draw of a list that is stored nowhere else, also for guests. Everyone who has the receipt can read the list.
         */
        post: operations["pick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Approved reviews, the newest first, 10 a page. */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The average and the counts of all approved reviews. */
        get: operations["getReviewSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/wheels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Wheels by name, tolerant of typing mistakes; the caller's own first, then content wheels. */
        get: operations["searchWheels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share/{shareId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A shared wheel, for everyone with the link. */
        get: operations["getSharedWheel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share/{shareId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports a shared wheel. Of the person who reports only the email address is stored, if they give one. */
        post: operations["reportShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The draws of a room or wheel, made or not, the newest first, 100 a page. */
        get: operations["listDraws"];
        put?: never;
        /** Begins an official draw with the commitment to its seed. */
        post: operations["beginDraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spins/{spinId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public receipt of a draw, or its commitment while it is not made. */
        get: operations["getReceipt"];
        put?: never;
        /** Makes the draw that was begun, with the asking page's own entropy. */
        post: operations["makeDraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spins/{spinId}/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of the winners of a draw in a room, in one signed record. */
        get: operations["getClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spins/{spinId}/film": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A draw that was made, as a moving picture.
         * @description By what its receipt says: the list that was drawn from in the house's colours, and the winner. It is under 1 MB. Chats
         *     show it by this address.
         */
        get: operations["getFilm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes the account and everything that belongs to it. */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that the product stores about the user, as one document. */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user's profile. */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices where the user is signed in. */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Signs out every device, this one included. */
        delete: operations["endAllSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Signs out one device. */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's API tokens, newest first. */
        get: operations["listApiTokens"];
        put?: never;
        /**
         * Makes an API token for a program of the user.
         * @description The token is in this answer alone; the server keeps its digest. It counts against its user's rates. An account has
         *     at most 20. No API token can make another one: the call needs a signed-in page.
         */
        post: operations["makeApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes an API token at once. */
        delete: operations["revokeApiToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's webhooks, newest first. */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Makes a webhook that sends events of the account, or of one wheel, to an address.
         * @description By Standard Webhooks 1.0: a `POST` with the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`, and a body
         *     `{type, timestamp, data}`. The secret (`whsec_…`) is in this answer alone. A delivery comes at least once; the same
         *     `webhook-id` is the same event. An answer of 2xx within 15 seconds is success, 410 ends the webhook, a redirect is a failure. What fails is
         *     tried 10 times over a day. Addresses must be on the public internet, with https and port 443. An account has at most 10.
         */
        post: operations["makeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a webhook and what waits for it. */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last 50 deliveries of a webhook, newest first; they stay for 7 days. */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/webhooks/{id}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a delivery again, with the same id. A webhook that had ended is on again. */
        post: operations["sendDeliveryAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces a webhook's secret.
         * @description Messages have the signatures of both secrets for a day.
         */
        post: operations["replaceWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wheel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves a wheel; answered once it is durable. */
        post: operations["saveWheel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wheel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Loads a wheel of the caller and moves it to the front of the recent list. */
        get: operations["loadWheel"];
        put?: never;
        post?: never;
        /** Deletes a wheel, its versions, its link and its log of spins. */
        delete: operations["deleteWheel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wheel/{id}/animate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Spins a saved wheel, and answers the spin as a moving picture.
         * @description The same draw as `/api/wheel/{id}/spin`, by the same callers, with the same body. The answer is an animation of less than
         *     1 MB: the wheel turns for 3.6 seconds, stops with the winner under the pointer and shows its name. The draw's receipt is at the
         *     address in `X-Receipt`. A spin and its film share an `Idempotency-Key`: the film shows the draw that the spin answered.
         *
         *     A film takes the server more than a second of a processor. Where too many are being made the answer is 503 before
         *     anything is drawn, and 429 where the caller's network had many of them in the last minute; both say when to try again.
         */
        post: operations["animateWheel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wheel/{id}/magiclink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The wheel's co-editing links. */
        get: operations["listCoEditLinks"];
        put?: never;
        /** Makes a co-editing link, with which any signed-in user can load and save this wheel. */
        post: operations["addCoEditLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wheel/{id}/magiclink/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends a co-editing link at once. */
        delete: operations["endCoEditLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wheel/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shares the wheel by a link, or returns the link that it has. */
        post: operations["shareWheel"];
        /** Ends the link at once. */
        delete: operations["unshareWheel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wheel/{id}/spin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Spins a saved wheel by one call.
         * @description An official draw of the wheel as it is stored, by its owner, a co-editor, or a token of one with the scope `spin`.
         *     Its winners are in the wheel's results, its receipt is in the wheel's chain. The server commits to the draw first; the
         *     entropy is the server's own too. A caller that doesn't want to trust the server with it begins and makes the draw by
         *     two calls (`/api/spins`). With a public beacon the answer waits for its round. Fair turns count.
         *
         *     Where the owner or the caller has a live room of this wheel with people in it, that room makes the draw from the list that they
         *     see, and the wheel turns before them; the receipt is in the room's chain. While it turns, the answer is 409, `wheel_turning`.
         */
        post: operations["spinWheel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wheel/{id}/spins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The wheel's log of spins from a mark on.
         * @description A wheel's results are a log of entries that every device adds to. A win adds to the history and to the count of
         *     spins. A clear hides the wins that it has `seen` and the base, a recount takes them from the count, and a restore takes
         *     back the clear, recount or restore that it names, or a win whose place somebody else has by now. A clear without `seen`, of an earlier page, hides what comes before
         *     it: entries are ordered by `order`, wins last where it is the same, then by `id`. Entries of other kinds count as
         *     nothing and are kept. What the results were before the first entry, and what old entries came to, is the base.
         *     `api/spin-log-cases.json` has the rule as cases.
         */
        get: operations["getSpins"];
        put?: never;
        /**
         * Adds entries to the wheel's log of spins, and returns the entries that the caller doesn't have yet.
         * @description An entry whose id the log has already is accepted and changes nothing, so a call whose answer got lost is sent again as
         *     it was. An entry that can't be taken is named in `refused`, and the others are taken.
         */
        post: operations["sendSpins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wheel/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last 20 saved versions, newest first. */
        get: operations["listVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wheel/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One saved version of a wheel. */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wheel/{id}/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves an old version as the newest one; the wheel's present state stays among the versions, and its results stay. */
        post: operations["restoreVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wheels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's wheels, saved last first, 20 a page. */
        get: operations["listWheels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/sounds/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of built-in sounds. */
        get: operations["getSoundList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/sounds/{folder}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A built-in sound, a genre's picture, or the names of all sounds in a language. */
        get: operations["getBuiltInSound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/u/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An uploaded file, for anyone with its signed address. */
        get: operations["getUploadedFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/u/{id}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A small picture of an uploaded image, at most 512 pixels a side. */
        get: operations["getThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The server's metrics in Prometheus' text format; on the admin listener only. */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oembed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How to show a shared wheel inside another page (oEmbed 1.0). */
        get: operations["getOEmbed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/wheel/{id}/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The configuration of a content wheel in one language. */
        get: operations["getContentWheel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/wheels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The gallery of content wheels in one language. */
        get: operations["listContentWheels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/share/{shareId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page of a shared wheel; it asks search engines not to index it. */
        get: operations["getSharePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/share/{shareId}/preview.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of the shared wheel for link previews, 1200 × 630. */
        get: operations["getSharePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Beside the named members, one for each part of the product that stores something about the user. */
        AccountExport: {
            apiTokens: components["schemas"]["ApiToken"][];
            exportedAt: string;
            identities: Record<string, never>[];
            sessions: components["schemas"]["DeviceSession"][];
            /** @constant */
            success: true;
            user: Record<string, never>;
        };
        AdminFigures: {
            /** @description The admins with a session that hasn't ended. */
            admins: {
                /** @description An ISO 8601 time. */
                lastUsedAt: string;
                name: string;
            }[];
            at: string;
            /** @description Of the process that answers. */
            backups: {
                isOn: boolean;
                /** @description An ISO 8601 time. */
                lastAt: string | null;
            };
            /** @description Answers of this process with a status of 500 or above in the last hour. */
            errorsLastHour: number;
            /** @description What is free on the disk with the data of this process; 0 where it does not say. */
            freeBytes: number;
            /** @description How many there may be; more get 503. */
            mostRequests: number;
            parts: components["schemas"]["ComponentHealth"][];
            /** @description Which process answered: its machine and its number there. */
            process: string;
            /** @description Requests that this process is running or that wait for a thread. */
            requests: number;
            /** @description Live rooms that are open. */
            rooms: number;
            /** @description An ISO 8601 time. */
            startedAt: string;
            /** @description What all accounts store together. */
            storedBytes: number;
            /** @constant */
            success: true;
            /** @description Accounts. */
            users: number;
            version: string;
            /** @description Wheels saved in accounts. */
            wheels: number;
        };
        ApiToken: {
            createdAt: string;
            expiresAt: string | null;
            id: string;
            /** @description To within ten minutes. */
            lastUsedAt: string | null;
            name: string;
            scopes: components["schemas"]["Scope"][];
        };
        /**
         * @example {
         *       "name": "Stream Deck",
         *       "scopes": [
         *         "spin"
         *       ],
         *       "expiresAt": "2030-12-31"
         *     }
         */
        ApiTokenRequest: {
            /**
             * Format: date
             * @description The first day, in UTC, on which the token no longer works. Without it, it works until it is revoked.
             */
            expiresAt?: string | null;
            /** @description What the user calls the program. */
            name: string;
            scopes: components["schemas"]["Scope"][];
        };
        ApiTokens: {
            /** @constant */
            success: true;
            tokens: components["schemas"]["ApiToken"][];
        };
        ApprovedEntry: {
            entry: components["schemas"]["ListEntry"];
            /** @constant */
            success: true;
        };
        BringRequest: {
            /** @description The `liveId` of the earlier room. */
            from: string;
            /** @description The key of its host; not needed by the account that opened it. */
            fromKey?: string;
            hostKey: string;
        };
        BroughtPeople: {
            added: number;
            door: components["schemas"]["Door"];
            list: components["schemas"]["ListFigures"];
            /** @constant */
            success: true;
        };
        CaseDecision: {
            note?: string;
            /** @description The version that was seen; another one is a conflict. */
            version?: number;
        };
        ClaimedPlace: {
            place: {
                /** @enum {string} */
                by: "" | "winner" | "host" | "time" | "left";
                guid: string;
                /** @description Who has the place instead; empty where it is not replaced, or nobody is left. */
                next: string;
                /** @description In the order of the draw. */
                place: number;
                reason: string;
                /** @enum {string} */
                state: "waiting" | "claimed" | "replaced";
                /** @description The end of its time, in milliseconds since 1970. */
                until: number | null;
            };
            /** @constant */
            success: true;
        };
        ClaimRequest: {
            /** @description Instead of it. */
            hostKey?: string;
            /** @description The secret of the winner. */
            viewerKey?: string;
        };
        ClaimsAnswer: {
            /** @description `docs/howto/verify-a-draw.md` says how each event follows from the draw. */
            claims: {
                events: {
                    at: string;
                    /** @enum {string} */
                    by: "" | "winner" | "host" | "time" | "left";
                    /** @description Whose place it is. */
                    guid: string;
                    /**
                     * @description Where the host drew again, `ended` is last: nobody who waits claims any more.
                     * @enum {string}
                     */
                    kind: "began" | "claimed" | "replaced" | "ended";
                    /** @description Who has a place instead. */
                    next: string;
                    reason: string;
                    /** @description Of `began`: the time to claim. */
                    seconds: number;
                }[];
                keyId: string;
                /** @description Ed25519, in base64url. */
                signature: string;
                spinId: string;
            };
            /** @constant */
            success: true;
        };
        ClientConfig: {
            aiEnabled: boolean;
            /** @description Until everything on this server is thrown away. Null: it is no demo. */
            demoSeconds: number | null;
            /** @description Where plans are sold. Null: nothing is sold here. */
            plansUrl: string | null;
            providers: {
                configured: boolean;
                name: string;
            }[];
            recaptchaScriptUrl: string | null;
            /** @description Null: feedback needs no score. */
            recaptchaSiteKey: string | null;
            /** @description Where the source code can be read. Null: no address is set. */
            sourceUrl: string | null;
            /** @constant */
            success: true;
            turnstileScriptUrl: string | null;
            /** @description Null: uploads need no check, any token will do. */
            turnstileSiteKey: string | null;
            /** @description Where the chat of a Twitch channel can be read, as a WebSocket. Null: it is switched off. */
            twitchChatUrl: string | null;
            version: string;
        };
        CoEditLinks: {
            links: {
                createdAt: number;
                /** @description When someone last saved the wheel by it. */
                lastSavedAt?: number;
                linkId: string;
            }[];
            /** @constant */
            success: true;
        };
        ComponentHealth: {
            name: string;
            /** @enum {string} */
            state: "waiting" | "starting" | "ready" | "failed" | "stopped";
        };
        ContentWheelProblem: {
            /**
             * @description `not_found` for an id that is no part of a path.
             * @enum {unknown}
             */
            code: "CMS_WHEEL_NOT_FOUND" | "not_found";
            message: string;
            /** @constant */
            success: false;
        };
        Deleted: {
            /** @constant */
            code: "deleted";
            message: string;
            /** @constant */
            success: true;
        };
        Deliveries: {
            deliveries: components["schemas"]["Delivery"][];
            /** @constant */
            success: true;
        };
        Delivery: {
            attempts: number;
            /** @description The `webhook-id` of each attempt. */
            id: string;
            madeAt: string;
            nextAt: string | null;
            /** @enum {string} */
            problem: "" | "status" | "no_answer" | "too_slow" | "answer_too_large" | "private_address";
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            /** @description The last answer; 0 without one. */
            status: number;
            triedAt: string | null;
            type: components["schemas"]["WebhookEvent"];
        };
        DeviceSession: {
            createdAt: string;
            /** @description Whether it is the session that asks. */
            current?: boolean;
            /** @description What the browser says of itself. */
            device: string;
            id: string;
            lastUsedAt: string;
            providerName: string;
        };
        Done: {
            /** @constant */
            success: true;
        };
        Door: {
            /** @description The host lets in each person. */
            approves: boolean;
            /**
             * @description Of a closed door.
             * @enum {string}
             */
            closedBy?: "host" | "time" | "full";
            /** @description The earlier room whose people the host has brought. */
            from?: string;
            most: number;
            open: boolean;
            /** @description When a closed door opens by itself; milliseconds since 1970. Missing where it has no such time. */
            opensAt?: number;
            signedInOnly: boolean;
            /** @description When it closes by itself; milliseconds since 1970. */
            until: number | null;
            /** @description Missing where all have the same chance. */
            weights?: components["schemas"]["WeightRules"];
        };
        DoorAnswer: {
            door: components["schemas"]["Door"];
            list: components["schemas"]["ListFigures"];
            /** @constant */
            success: true;
        };
        DoorOrder: {
            /** @default false */
            approves?: boolean;
            hostKey: string;
            /** @default 10000 */
            most?: number;
            open: boolean;
            /** @description A time to come before the end of the room, in milliseconds since 1970. With `open` false only. */
            opensAt?: number | null;
            /** @default false */
            signedInOnly?: boolean;
            /** @description A time to come, in milliseconds since 1970; after `opensAt`. */
            until?: number | null;
            weights?: components["schemas"]["WeightRules"];
        };
        DrawAnswer: {
            receipt: components["schemas"]["Receipt"];
            /** @description Of a room: the list that the draw is made from, as it was when the door was closed. `root` is that in the receipt. */
            sealed?: {
                count: number;
                root: components["schemas"]["Hash"];
                sealedAt: string;
            };
            /** @constant */
            success: true;
        };
        DrawAwaited: {
            awaited: {
                chain: components["schemas"]["Hash"];
                /** @description About how long until the round is published. */
                milliseconds: number;
                round: number;
            };
            /** @constant */
            success: true;
        };
        DrawBegin: {
            /** @description Draws of one wheel are numbered together. Only the owner and co-editors add to the chain of a saved wheel; for others, and without it, the draw is the first of a chain of its own. */
            wheelId?: string;
        };
        DrawBegun: {
            chain: string;
            commitment: components["schemas"]["Hash"];
            /** @description ISO 8601. */
            committedAt: string;
            /** @description Secret: making the draw, repeating the request and the salt need it. It is answered here alone. */
            drawKey: string;
            link: components["schemas"]["Hash"];
            number: number;
            /** @description The link before; empty for the first of a chain. */
            previous: string;
            saltCommitment: components["schemas"]["Hash"];
            spinId: string;
            /** @constant */
            success: true;
        };
        DrawList: {
            chain: string;
            hasMore: boolean;
            spins: {
                commitment: components["schemas"]["Hash"];
                committedAt: string;
                drawn: boolean;
                number: number;
                spinId: string;
            }[];
            /** @constant */
            success: true;
        };
        DrawMade: {
            receipt: components["schemas"]["Receipt"];
            /** @description For the page that has the key: it checks the digests of texts that the receipt hides. Missing when a draw that was begun before draws had keys is asked for again. */
            salt?: string;
            /** @constant */
            success: true;
        };
        /** @description With a `wheel`, or with the `wheelId` of a saved one. */
        DrawMake: {
            /** @description From the answer that began the draw. A wrong or missing key is answered as if there were no such draw. */
            drawKey?: string;
            /** @description 16 to 64 bytes in hexadecimal digits, chosen after the commitment was seen. */
            entropy: string;
            /**
             * @description The receipt shows digests instead of texts.
             * @default false
             */
            hidesTexts?: boolean;
            /**
             * @description Drawn after the winners; 1000 at most with them.
             * @default 0
             */
            reserves?: number;
            wheel?: components["schemas"]["Wheel"];
            /** @description Instead of `wheel`: draws from the wheel as it is stored. Only where the draw was begun for this wheel, and for its owner and co-editors. */
            wheelId?: string;
            /** @default 1 */
            winners?: number;
        };
        DrawReceiptLink: {
            spinId: string;
            /**
             * Format: uri
             * @description The page on which anyone can check the draw.
             */
            url: string;
        };
        EntryChanges: {
            /** @description The last one in this answer. */
            change: number;
            entries: components["schemas"]["ListEntry"][];
            hasMore: boolean;
            /** @constant */
            success: true;
        };
        /**
         * @description Keep it to prove later to be on the list. The leaf is SHA-256, in hexadecimal digits, over the four lines `entry`, the salt,
         *     the entry's id and its name, joined by line feeds. Without the salt it shows nothing of the name. A new name has a
         *     new leaf with the same salt.
         */
        EntryProof: {
            leaf: string;
            salt: string;
        };
        Event: {
            /** @enum {string} */
            name: "wheel_spin_start";
        };
        FeedbackSubmission: {
            /** @description Never leaves the server. */
            email: string;
            /** @description Empty or missing is Anonymous. */
            name?: string;
            rating: number;
            /** @description Of the bot check, action feedback_submit; where keys are set. */
            recaptchaToken?: string;
            text: string;
            /** @description The page's clock, ISO 8601; the server goes by its own. */
            timestamp?: string;
            /** @enum {string} */
            type: "praise" | "idea" | "bug" | "question" | "other";
            /** @default  */
            usage?: string;
            /** @description A field no person sees; filled in, nothing is stored. */
            website?: string;
        };
        /** @description A few of the slices' fills in their order, for a small picture. */
        FillColors: string[];
        FoundRoom: {
            liveId: string;
            /** @constant */
            success: true;
            url: string;
        };
        Hash: string;
        HashPath: string[];
        Health: {
            components: components["schemas"]["ComponentHealth"][];
            success: boolean;
        };
        HostRequest: {
            hostKey: string;
        };
        IdeaOffer: {
            /** @description How many wheels by the model the caller can still have; missing for guests. */
            credits?: number;
            fewestChoices: number;
            /** @description In characters. */
            longestPrompt: number;
            /** @description Whether a model makes wheels for those who are signed in; else, and for guests, the built-in ideas. */
            model: boolean;
            mostChoices: number;
            /** @constant */
            success: true;
            usualChoices: number;
        };
        IdeaProgress: {
            /** @description How many there are so far; fewer again when the model has to begin anew. */
            choices: number;
            of: number;
        };
        IdeaTopic: {
            id: string;
            /** @description In the language that was asked for. */
            name: string;
        };
        IdeaWheel: {
            /** @description Of wheels by the model: how many credits are left. */
            credits?: number;
            /** @description Of wheels from the built-in ideas, what fits nearly as well, best first. */
            otherTopics?: components["schemas"]["IdeaTopic"][];
            /**
             * @description Of wheels from the sentence itself: what it says.
             * @enum {string}
             */
            reading?: "list" | "sequence" | "set";
            /**
             * @description What the choices come from: the sentence itself, the built-in ideas or the model.
             * @enum {string}
             */
            source: "sentence" | "ideas" | "model";
            /** @constant */
            success: true;
            topic?: components["schemas"]["IdeaTopic"];
            wheel: components["schemas"]["Wheel"];
        };
        ImageList: {
            /** @constant */
            code: "ok";
            images: components["schemas"]["MediaItem"][];
            message: string;
            /** @constant */
            success: true;
        };
        InclusionProof: {
            index: number;
            path: components["schemas"]["HashPath"];
        };
        Invitation: {
            createdAt: string;
            expiresAt: string;
            id: string;
            madeBy: string;
            note: string;
        };
        InvitationRequest: {
            /** @default 7 */
            days?: number;
            /** @description For whom it is, for the admins. */
            note?: string;
        };
        JoinedList: {
            /**
             * Format: uuid
             * @description The guid of the slice.
             */
            entryId: string;
            /** @description As it is shown. */
            name: string;
            proof: components["schemas"]["EntryProof"];
            /** @enum {string} */
            state: "in" | "waiting";
            /** @constant */
            success: true;
            /** @description A secret of this person. */
            viewerKey: string;
        };
        JoinRequest: {
            /** @description Adds somebody by hand. */
            hostKey?: string;
            name: string;
            /** @description Only finds the entry of this device or account, as after `door.from` came; 404 where there is none. The name does not count then. */
            returning?: boolean;
            /** @description Who one was here before: of an earlier answer, or of the `hello` of the room. */
            viewerKey?: string;
        };
        KeySet: {
            keys: {
                /** @constant */
                alg: "ES256";
                /** @constant */
                crv: "P-256";
                kid: string;
                /** @constant */
                kty: "EC";
                /** @constant */
                use: "sig";
                x: string;
                y: string;
            }[];
        };
        LeaveRequest: {
            /**
             * @description With the key of the host; this person may not come back.
             * @default false
             */
            block?: boolean;
            hostKey?: string;
            viewerKey?: string;
        };
        Limits: {
            IMAGE_SIZE_LIMIT: number;
            SOUND_SIZE_LIMIT: number;
            /** @constant */
            success: true;
        };
        LinkProblem: {
            /** @enum {unknown} */
            code: "token_invalid" | "sign_up_closed" | "invitation_used" | "account_disabled";
            /** @enum {unknown} */
            error: "Invalid or expired token" | "Not admitted";
            message: string;
            /** @constant */
            success: false;
        };
        LinkRequest: {
            email: string;
            /** @description The language of the mail; else the one returnTo starts with, else English. */
            lang?: string;
            returnTo?: string;
        };
        LinkSession: {
            access_token: string;
            refresh_token_id: string;
            returnTo: string;
            /** @constant */
            success: true;
        };
        /**
         * @example {
         *       "url": "https://docs.google.com/spreadsheets/d/1aBcD/edit#gid=0"
         *     }
         */
        ListAddress: {
            url: string;
        };
        ListedUser: {
            createdAt: string;
            /** @description Since when nobody can sign in to it. */
            disabledAt: string | null;
            email: string | null;
            emailVerified: boolean;
            id: string;
            name: string;
            providerName: string;
            /** @enum {string} */
            role: "user" | "admin";
            /** @description What the account stores. */
            storedBytes: number;
            /** @enum {string} */
            tier: "free" | "pro" | "premium";
            /** @description An ISO 8601 time. */
            tierEnds: string | null;
        };
        ListedWheel: {
            colors: components["schemas"]["FillColors"];
            id: string;
            name: string;
            shareId?: string;
            sliceCount: number;
            /**
             * @description It was reported and taken down. It cannot be shared.
             * @constant
             */
            takenDown?: true;
            updatedAt: number;
        };
        ListEntry: {
            /**
             * @description By themselves, added by the host, brought from an earlier room, or from one of the sources of `PUT …/people`.
             * @enum {string}
             */
            came: "link" | "host" | "earlier" | "chat" | "form" | "api";
            /** @description The number of its last change. */
            change: number;
            /** Format: uuid */
            entryId: string;
            /** @description Empty where it is gone, or waits and the reader is not the host. */
            name: string;
            /** @description In the order of joining. */
            place: number;
            /**
             * Format: uuid
             * @description The entry that this person has instead, where the host merged two.
             */
            sameAs?: string;
            /** @enum {string} */
            state: "in" | "waiting" | "gone";
            /** @description By the rules of the door; 1 where it is missing. */
            weight?: number;
        };
        ListFigures: {
            /** @description The number of the last change. */
            change: number;
            /** @description People on the wheel. */
            count: number;
        };
        ListText: {
            /** @constant */
            success: true;
            text: string;
        };
        LoadedWheel: {
            mruList: components["schemas"]["RecentList"];
            /** @constant */
            success: true;
            wheel: components["schemas"]["Wheel"];
        };
        LogAnswer: {
            log: components["schemas"]["LogProof"];
            /** @constant */
            success: true;
        };
        LoggedSpin: components["schemas"]["SpinEntry"] & {
            /** @description Its number in the order in which the server got to know the entries of this wheel. */
            seq: number;
        };
        /** @description `sealed`, `closed` and `opened` are there for the leaves that were asked for; `consistency` unless the log is smaller than the older head. */
        LogProof: {
            checkpoint: string;
            closed?: components["schemas"]["InclusionProof"];
            consistency?: {
                from: number;
                path: components["schemas"]["HashPath"];
            };
            opened?: components["schemas"]["InclusionProof"];
            sealed?: components["schemas"]["InclusionProof"];
        };
        MadeApiToken: {
            id: string;
            /** @constant */
            success: true;
            token: string;
        };
        MadeWebhook: {
            id: string;
            secret: string;
            /** @constant */
            success: true;
        };
        McpAnswer: {
            error?: {
                code: number;
                data?: Record<string, never>;
                message: string;
            };
            id: string | number | null;
            /** @constant */
            jsonrpc: "2.0";
            result?: Record<string, never>;
        };
        /**
         * @example {
         *       "jsonrpc": "2.0",
         *       "id": 1,
         *       "method": "tools/list"
         *     }
         */
        McpMessage: {
            id?: string | number;
            /** @constant */
            jsonrpc: "2.0";
            method: string;
            params?: Record<string, never>;
        };
        MediaAddress: {
            expiresAt: string;
            /** @constant */
            success: true;
            url: string;
        };
        MediaItem: {
            /** @enum {string} */
            contentType: "image/jpeg" | "image/png" | "image/webp" | "audio/mpeg" | "audio/aac" | "audio/ogg";
            /** @description Milliseconds since 1970. */
            createdAt: number;
            /** @description Seconds, as decoded. */
            duration?: number;
            /** @description When it is deleted, if it is. */
            expiresAt?: string;
            /** @description It ends at another time than uploads of this tier do. */
            expiryMismatch: boolean;
            filename: string;
            height?: number;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "image" | "sound";
            /** @description LUFS. */
            loudness?: number;
            /** @description Without its extension. */
            name: string;
            size: number;
            /** @enum {string} */
            status: "ready" | "missing";
            /** @description Of images. */
            thumbnailUrl?: string;
            /** @description A signed address, good for half a day at least. */
            url: string;
            width?: number;
        };
        MergeRequest: {
            hostKey: string;
            /** @description The entry that the person keeps. */
            into: string;
        };
        Message: {
            message: string;
            /** @constant */
            success: true;
        };
        ModeratedReview: {
            review: components["schemas"]["QueuedReview"];
            /** @constant */
            success: true;
        };
        ModerationLog: {
            entries: {
                /** @enum {string} */
                action: "approved" | "rejected" | "waiting" | "replied";
                date: string;
                /** @description The reply. */
                detail: string;
                /** @description Empty once the account is gone. */
                moderator: string;
                number: number;
            }[];
            pagination: components["schemas"]["Pagination"];
            /** @constant */
            success: true;
            total: number;
        };
        NewCoEditLink: {
            /** @description Sent as `X-Magic-Link` with load and save of the wheel. */
            key: string;
            linkId: string;
            /** @constant */
            success: true;
            url: string;
        };
        NewSpins: {
            /**
             * @description The `mark` of the last answer.
             * @default 0
             */
            after?: number;
            entries: components["schemas"]["SpinEntry"][];
            /** @description The `folded` of the base that the caller has. */
            folded?: number;
        };
        NoIdeaProblem: {
            /** @constant */
            code: "no_idea";
            message: string;
            /** @description Topics that come closest, best first; any of them can be asked for. */
            nearTopics: components["schemas"]["IdeaTopic"][];
            /** @constant */
            success: false;
        };
        OEmbed: {
            cache_age: number;
            height: number;
            /** @description A frame without margins. */
            html: string;
            provider_name: string;
            provider_url: string;
            thumbnail_height?: number;
            thumbnail_url?: string;
            thumbnail_width?: number;
            title: string;
            /** @constant */
            type: "rich";
            /** @constant */
            version: "1.0";
            width: number;
        };
        OpenedRoom: {
            code: string;
            hostKey: string;
            liveId: string;
            /** @constant */
            success: true;
            /** @description `/{lang}?wheel={wheelId}&livelink={liveId}` */
            url: string;
        };
        Pagination: {
            currentPage: number;
            totalPages: number;
        };
        /**
         * @example {
         *       "choices": [
         *         "Ann",
         *         "Ben",
         *         "Cid"
         *       ],
         *       "winners": 1,
         *       "weights": [
         *         1,
         *         1,
         *         2
         *       ]
         *     }
         */
        Pick: {
            choices: string[];
            /** @description As many as there are choices. Without them all choices have the same chance. */
            weights?: number[];
            /** @default 1 */
            winners?: number;
        };
        Picked: {
            receipt: components["schemas"]["DrawReceiptLink"];
            /** @constant */
            success: true;
            /** @description In the order in which they were drawn. */
            winners: {
                /** @description The place among the choices. */
                index: number;
                text: string;
            }[];
        };
        PouredPeople: {
            added: number;
            list: components["schemas"]["ListFigures"];
            people: {
                /**
                 * @description Instead of the others: why this person is not on the list.
                 * @enum {string}
                 */
                code?: "door_closed" | "door_full" | "name_missing" | "filtered_name" | "removed";
                /** Format: uuid */
                entryId?: string;
                id: string;
                /** @description As the list has it: tidied, and told apart. */
                name?: string;
                /** @enum {string} */
                state?: "in" | "waiting";
            }[];
            removed: number;
            /** @constant */
            success: true;
        };
        PourRequest: {
            /**
             * @description How they came in.
             * @enum {string}
             */
            from: "chat" | "form" | "api";
            /** @description Ids of people who are taken off the list. */
            gone?: string[];
            hostKey: string;
            /** @description 1000 at most, with those of `gone`. */
            people?: {
                /** @description By which the source knows this person, also when they change their name. */
                id: string;
                name: string;
                /** @description When they wrote, in milliseconds since 1970. Missing: now. */
                seenAt?: number;
                /** @description Missing: 1. Where a rule of the door gives more, that counts. */
                weight?: number;
            }[];
        };
        Problem: {
            code: string;
            message: string;
            /** @constant */
            success: false;
        };
        Profile: {
            /** @constant */
            success: true;
            user: components["schemas"]["User"];
        };
        ProvenEntry: {
            /** @enum {string} */
            outcome: "winner" | "reserve" | "none";
            /** @description In the order of the draw, from 1; 0 for `none`. */
            place: number;
            /**
             * @description The hash of a leaf is SHA-256 of a byte 0 and the lines `wheelwright entry 1`, `salt`, `guid`, `weight`, `text`. The path
             *     leads from it to the `root` of the receipt (RFC 9162, 2.1.3); the tree has one leaf for each of its `entries`.
             */
            proof: {
                /** @description The id of the entry. */
                guid: string;
                /** @description The place in `entries` of the receipt. */
                index: number;
                path: components["schemas"]["Hash"][];
                salt: string;
                /** @description Of the receipt. */
                spinId: string;
                /** @description The name. */
                text: string;
                weight: number;
            };
            /** @constant */
            success: true;
            /** @description The sum of all weights. The chance at each place is `weight` of it. */
            total: number;
        };
        Providers: {
            /** @description Issuers of the operator's own, with the text of their buttons. */
            own: {
                label: string;
                name: string;
            }[];
            providers: {
                configured: boolean;
                /** @enum {string} */
                name: "google" | "facebook" | "microsoft" | "apple" | "github" | "email";
            }[];
            /** @constant */
            success: true;
        };
        QueuedReview: {
            date: string;
            /**
             * @description Its name or text has a word of the word filter; it is not approved.
             * @constant
             */
            filtered?: true;
            name: string;
            number: number;
            rating: number;
            response?: string;
            /** @enum {string} */
            state: "waiting" | "approved" | "rejected";
            text: string;
            type: string;
            usage: string;
        };
        /** @description The public part of a draw. `docs/howto/verify-a-draw.md` says how everything follows from it. */
        Receipt: {
            /** @description The round of a public randomness beacon (drand) that took part. Missing where the server uses none. */
            beacon?: {
                chain: components["schemas"]["Hash"];
                randomness: components["schemas"]["Hash"];
                round: number;
                /** @description By the network of the beacon, in hexadecimal digits. */
                signature: string;
            };
            chain: string;
            commitment: components["schemas"]["Hash"];
            committedAt: string;
            digest?: components["schemas"]["Hash"];
            /** @description Missing, as all from the seed on, while the draw is not made. */
            drawnAt?: string;
            entries?: {
                guid: string;
                text?: string;
                textDigest: components["schemas"]["Hash"];
                weight: number;
            }[];
            entropy?: string;
            keyId?: string;
            link: components["schemas"]["Hash"];
            /**
             * @description Whether the choices that were drawn from are those of the saved wheel (`stored`) or others (`sent`), or the draw has no saved wheel (`unsaved`).
             * @enum {string}
             */
            list?: "stored" | "sent" | "unsaved";
            /** @description Likewise. */
            name?: string;
            nameDigest?: components["schemas"]["Hash"];
            number: number;
            previous: string;
            /** @description In their order, drawn after the winners. */
            reserves?: string[];
            /** @description Of version 4: of the list as a Merkle tree, where people put themselves on it. */
            root?: components["schemas"]["Hash"];
            /** @description Missing where texts are hidden. */
            salt?: string;
            saltCommitment: components["schemas"]["Hash"];
            seed?: components["schemas"]["Hash"];
            /** @description Ed25519, in base64url. */
            signature?: string;
            spinId: string;
            /**
             * @description Missing, with `reserves` and `list`, in receipts from before it. In those, everyone who was drawn is among `winners`. 4 has a `root`.
             * @enum {integer}
             */
            version?: 3 | 4;
            /** @description Where on the winner's slice a wheel stops. */
            whereabouts?: number;
            winners?: string[];
        };
        ReceiptKeySet: {
            keys: {
                /** @constant */
                alg: "EdDSA";
                /** @constant */
                crv: "Ed25519";
                kid: string;
                /** @constant */
                kty: "OKP";
                /** @constant */
                use: "sig";
                x: string;
            }[];
        };
        RecentList: components["schemas"]["RecentWheel"][];
        RecentWheel: {
            id: string;
            name: string;
            /** @description When it was saved last, in milliseconds. */
            updatedAt: number;
        };
        RecentWheels: {
            mruList: components["schemas"]["RecentList"];
            /** @constant */
            success: true;
        };
        RefreshRequest: {
            refresh_token_id: string;
            /** @description Asks for a second id, for a tab that was duplicated from this one. */
            twin?: boolean;
        };
        ReplaceRequest: {
            hostKey: string;
            /** @description Public, one line of at most 120 characters. */
            reason?: string;
        };
        ReportCase: {
            /** @description What stands on its first slices. */
            choices: string[];
            colors: components["schemas"]["FillColors"];
            /** @description How many reports there were. */
            count: number;
            firstAt: string;
            /** @description Whether the link opens the wheel. */
            isShared: boolean;
            lastAt: string;
            /** @description Of the last decision. */
            note: string;
            number: number;
            ownerId?: string;
            ownerName: string;
            /** @description How often each reason was given. */
            reasons: {
                [key: string]: number;
            };
            /** @description The newest. */
            reports: {
                date: string;
                email?: string;
                message: string;
                reason: components["schemas"]["ReportReason"];
            }[];
            shareId: string;
            sliceCount: number;
            /** @enum {string} */
            state: "open" | "kept" | "takenDown";
            /** @description Counts its changes of state. */
            version: number;
            wheelName: string;
        };
        ReportCases: {
            cases: components["schemas"]["ReportCase"][];
            pagination: components["schemas"]["Pagination"];
            /** @constant */
            success: true;
            total: number;
        };
        ReportLog: {
            entries: {
                /** @enum {string} */
                action: "kept" | "takenDown" | "restored";
                date: string;
                /** @description The note. */
                detail: string;
                /** @description Empty once the account is gone. */
                moderator: string;
                number: number;
            }[];
            pagination: components["schemas"]["Pagination"];
            /** @constant */
            success: true;
            total: number;
        };
        /** @enum {string} */
        ReportReason: "hate" | "sexual" | "violence" | "personal" | "copyright" | "spam" | "other";
        Review: {
            /** @description ISO 8601. */
            date: string;
            /** @description The text is longer than a folded one shows. */
            hasMore: boolean;
            name: string;
            rating: number;
            /** @description The product's reply. */
            response?: string;
            /** @description In full. */
            text: string;
        };
        ReviewList: {
            pagination: components["schemas"]["Pagination"];
            reviews: components["schemas"]["Review"][];
            /** @constant */
            success: true;
        };
        ReviewQueue: {
            pagination: components["schemas"]["Pagination"];
            reviews: components["schemas"]["QueuedReview"][];
            /** @constant */
            success: true;
            total: number;
        };
        ReviewSummaryAnswer: {
            /** @constant */
            success: true;
            summary: {
                /** @description 0 without a review, else 1 to 5, not rounded: whoever shows it rounds it once. */
                averageScore: number;
                histogram: {
                    /** @description The stars 1 to 5. */
                    buckets: number[];
                    /** @description How many reviews gave each. */
                    values: number[];
                };
                totalReviews: number;
            };
        };
        RoomEdit: {
            hostKey: string;
            wheel: components["schemas"]["Wheel"];
        };
        RoomOpening: {
            /**
             * @description Receipts show digests instead of texts.
             * @default false
             */
            hidesTexts?: boolean;
            /**
             * @description The language of the link.
             * @default en
             */
            lang?: string;
            wheel: components["schemas"]["Wheel"];
        };
        RoomRevision: {
            revision: number;
            /** @constant */
            success: true;
        };
        SavedWheel: {
            message: string;
            mruList: components["schemas"]["RecentList"];
            /** @constant */
            success: true;
            wheel: components["schemas"]["Wheel"];
        };
        /**
         * @description What an API token may do: `wheels:read` reads wheels, their versions and results; `wheels:write` saves, shares and
         *     deletes them; `spin` makes draws; `rooms` opens live rooms.
         * @enum {unknown}
         */
        Scope: "wheels:read" | "wheels:write" | "spin" | "rooms";
        SearchResults: {
            results: {
                id: string;
                name: string;
                /** @enum {string} */
                source: "user" | "cms";
                url: string;
            }[];
            /** @constant */
            success: true;
        };
        /** @description Of a clear or recount: what its device knew of the log. It hides nothing else. */
        SeenSpins: {
            /** @description When it is given: the same as ranges of `seq`, first and last. */
            also?: number[][];
            /** @description When it is sent: entries of the device that had no `seq` yet, and are sent before it. */
            ids?: string[];
            /** @description The entries up to this `seq`. */
            mark: number;
        };
        SentenceReading: {
            /** @description How many choices the sentence itself says. */
            count?: number;
            /** @description The first of the choices. */
            first?: string;
            /** @description The last of the choices. */
            last?: string;
            /** @description Of the wheel. */
            name?: string;
            /**
             * @description What the sentence itself says, or whether a topic of the built-in ideas fits.
             * @enum {string}
             */
            reading: "list" | "sequence" | "set" | "tooMany" | "ideas" | "nothing";
            /** @constant */
            success: true;
            /** @description Topics that fit, best first; the nearest ones if none fits. */
            topics: components["schemas"]["IdeaTopic"][];
        };
        Session: {
            /**
             * @description A signed token (ES256) for 15 minutes, sent as `Authorization: Bearer`. Claims: `iss`, `aud`, `sub`, `sid`,
             *     `iat`, `nbf`, `exp`, `subscription` (as in the profile) and `credits`.
             */
            access_token: string;
            refresh_token_id: string;
            /** @constant */
            success: true;
            /** @description Only where a twin was asked for. */
            twin_refresh_token_id?: string;
        };
        Sessions: {
            sessions: components["schemas"]["DeviceSession"][];
            /** @constant */
            success: true;
        };
        SettledCase: {
            case: components["schemas"]["ReportCase"];
            /** @constant */
            success: true;
        };
        SharedWheel: {
            /** @constant */
            success: true;
            wheel: components["schemas"]["Wheel"];
        };
        ShareLink: {
            shareId: string;
            /** @constant */
            success: true;
            url: string;
        };
        /**
         * @description A choice. Nothing is required of one that is saved; a draw needs a `guid` on each that can win, different from the
         *     others. The page reads values that make no sense as their defaults. Fields that are not named here are kept.
         * @example {
         *       "guid": "pizza",
         *       "text": "Pizza",
         *       "weight": 2,
         *       "background": "#e63946",
         *       "message": "Enjoy it!"
         *     }
         */
        Slice: {
            /** @description False: it is hidden and can’t win. Unset, it can. */
            active?: boolean | string | number;
            /** @description Sounds of its own. */
            audio?: {
                [key: string]: unknown;
            };
            /** @description Its colour, such as #e63946; unset, the theme’s. */
            background?: string | number | boolean;
            /** @description The colour of its letters; unset, what can be read on its own. */
            color?: string | number | boolean;
            /** @description Its id in this wheel, in a draw 1 to 64 letters, digits, dashes and underscores. */
            guid?: string;
            /** @description The id of one of the owner’s pictures. */
            image?: string;
            /** @description What its winner’s card says under the name. */
            message?: string;
            /**
             * @description True: it is drawn after a person. While `prizeFor` of the definition names a winner (`guid`, `name`), only such slices can
             *     win, otherwise only the others.
             */
            prize?: boolean | string | number;
            /** @description The celebration when it wins; unset, the wheel’s. */
            resultEffect?: string;
            /**
             * @description How many prizes there are of it. With none left it can’t win. Wins aren’t subtracted here: `left` were left when the slice
             *     had won `won` times, and the results say how often it has won since. Without `won`, `left` is what is left.
             */
            stock?: {
                /** @description Unset, all of them. */
                left?: number | string | boolean;
                /** @description All of them, 1 to 1000000. */
                of?: number | string | boolean;
                won?: number | string | boolean;
            } & {
                [key: string]: unknown;
            };
            /** @description What stands on it. */
            text?: string;
            /** @description An address that the card offers to open. */
            url?: string;
            /** @description Its chance beside the others, a whole number from 1; 1 where it is unset. */
            weight?: number | string | boolean;
        } & {
            [key: string]: unknown;
        };
        SoundList: {
            /** @constant */
            code: "ok";
            message: string;
            sounds: components["schemas"]["MediaItem"][];
            /** @constant */
            success: true;
        };
        /**
         * @description An entry of a wheel's log of spins. Fields that are not named here are kept as they are; beside `text` and `seen` an
         *     entry has at most 512 bytes of JSON.
         */
        SpinEntry: {
            /** @description Milliseconds. */
            at: number;
            /** @description Of a win: who let the wheel spin. */
            by?: {
                id: string;
                name: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Of a win: whether all have had their turn with it. */
            endsRound?: boolean;
            /** @description Of a win: the slice. */
            guid?: string;
            /** @description A version 4 UUID that the device gave it. */
            id: string;
            /** @description `win`, `clear`, `recount` or `restore`; others are kept and count as nothing. */
            kind: string;
            /** @description Of a restore: the entry it takes back. */
            of?: string;
            /** @description A logical clock: more than that of every entry the device knew. At most 1,000,000 more than the greatest in the log. */
            order: number;
            /** @description Of a win in an official draw: its receipt. */
            receipt?: string;
            seen?: components["schemas"]["SeenSpins"];
            /** @description Of a win: what the slice said. Of more than 256 characters the first 255 are kept, with an ellipsis. */
            text?: string;
        } & {
            [key: string]: unknown;
        };
        SpinResults: {
            /** @description As in a wheel document: one entry per slice and user, most wins first, then the latest. */
            history: {
                [key: string]: unknown;
            }[];
            /** @description The time of the last win with `endsRound`. Missing where no round has ended. */
            roundEndedAt?: number;
            totalWheelSpins: number;
        };
        Spins: {
            /** @description What the entries add to. Missing when the caller has it. */
            base?: components["schemas"]["SpinResults"];
            /** @description Those after `after`, by `seq`. */
            entries: components["schemas"]["LoggedSpin"][];
            /** @description The `seq` of the last entry whose outcome is in the base instead of the log. Of more than 2,000 entries the oldest are folded. */
            folded: number;
            hasMore: boolean;
            /** @description The `seq` of the last entry given, or `after`. Less than `after` when the caller knew entries that are not in the log (the server was restored from a backup, or the wheel deleted and saved again): then the log is given from its beginning. */
            mark: number;
            /** @description The greatest `order` in the log. */
            order: number;
            /** @description Entries of this call that are not kept. Sent again they would be refused again. */
            refused?: {
                /** @description `invalid_spins`, `order_too_far`, `outdated_clear` (it has not seen all of the base) or `scattered_clear` (what it has seen has more than 20 gaps). */
                code: string;
                /** @description Missing where it has no valid one. */
                id?: string;
                /** @description Its place among the entries that were sent. */
                index: number;
                message: string;
            }[];
            /** @constant */
            success: true;
        };
        SpunWheel: {
            receipt: components["schemas"]["DrawReceiptLink"];
            /** @constant */
            success: true;
            /** @description In the order in which they were drawn. */
            winners: {
                /** @description Of the slice. */
                guid: string;
                text: string;
            }[];
        };
        Status: {
            /** @constant */
            authenticated: true;
            /** @constant */
            success: true;
        };
        Subscription: {
            /** @description A point in time (ISO 8601); null for free. */
            expires: string | null;
            /** @enum {string} */
            tier: "free" | "pro" | "premium";
        };
        Ticket: {
            /** @constant */
            success: true;
            ticket: string;
        };
        TicketRequest: {
            hostKey?: string;
            name?: string;
            /** @description An overlay or a second screen: it isn’t counted as a viewer. */
            picture?: boolean;
            /** @description Who one was here before; from `hello`. */
            viewerKey?: string;
        };
        UploadedImage: {
            /** @constant */
            code: "created";
            image: components["schemas"]["MediaItem"];
            message: string;
            /** @constant */
            success: true;
        };
        UploadedSound: {
            /** @constant */
            code: "created";
            message: string;
            sound: components["schemas"]["MediaItem"];
            /** @constant */
            success: true;
        };
        UploadForm: {
            /** @description What the check for humans gave the page. */
            "cf-turnstile-response": string;
            file: string;
        };
        User: {
            credits: number;
            email: string | null;
            id: string;
            mruList: components["schemas"]["RecentWheel"][];
            name: string;
            picture: string | null;
            /** @enum {string} */
            providerName: "google" | "facebook" | "microsoft" | "apple" | "github" | "email";
            /** @enum {string} */
            role: "user" | "admin";
            subscription: components["schemas"]["Subscription"];
        };
        UserChange: {
            /** @description True ends its sessions and API tokens at once. */
            disabled?: boolean;
            /** @enum {string} */
            role?: "user" | "admin";
            /** @enum {string} */
            tier?: "free" | "pro" | "premium";
        };
        UserList: {
            pagination: components["schemas"]["Pagination"];
            /** @constant */
            success: true;
            total: number;
            users: components["schemas"]["ListedUser"][];
        };
        Webhook: {
            createdAt: string;
            /** @description Nothing is sent any more. */
            endedAt: string | null;
            /**
             * @description `gone`: it answered 410; `failing`: for three days.
             * @enum {string}
             */
            endedWhy: "" | "gone" | "failing";
            events: components["schemas"]["WebhookEvent"][];
            /** @description When the first of the failures came that no success has followed. */
            failingSince: string | null;
            id: string;
            url: string;
            /** @description Null: it is told of all wheels of the account. */
            wheelId: string | null;
            wheelName: string | null;
        };
        /** @enum {string} */
        WebhookEvent: "spin.made" | "room.opened" | "room.ended" | "entry.joined";
        /**
         * @example {
         *       "url": "https://hooks.example.org/wheel",
         *       "events": [
         *         "spin.made"
         *       ]
         *     }
         */
        WebhookRequest: {
            events: components["schemas"]["WebhookEvent"][];
            /** @description https, on the public internet, without a user name. */
            url: string;
            /** @description One of the user's saved wheels. Without it, everything in the account. */
            wheelId?: string | null;
        };
        Webhooks: {
            /** @constant */
            success: true;
            webhooks: components["schemas"]["Webhook"][];
        };
        WebhookSecret: {
            secret: string;
            /** @constant */
            success: true;
        };
        /**
         * @description Who weighs more than 1 on the wheel. Of several rules that fit a person, the largest counts. They hold for those who
         *     are on the list as well, and everyone in the room can read them, but for the names: those need the host's key.
         */
        WeightRules: {
            early?: {
                /** @description The places from 1 to this one, in the order of joining. */
                first: number;
                weight: number;
            };
            /** @description Instead of `names`, what others than the host read: how many there are. */
            named?: number;
            /** @description Names of the list, in whatever case and with or without accents. */
            names?: {
                name: string;
                weight: number;
            }[];
            /** @description Of people with an account. */
            signedIn?: number;
        };
        /**
         * @description A wheel document. Fields that are not named here are kept as they are; `docs/glossary.md` has the words.
         * @example {
         *       "id": "0d3b6d3c-3f7c-4b7e-9a37-5f0c2a000001",
         *       "wheel-definition": {
         *         "name": "Lunch",
         *         "slices": [
         *           {
         *             "guid": "pizza",
         *             "text": "Pizza",
         *             "weight": 2
         *           },
         *           {
         *             "guid": "soup",
         *             "text": "Soup"
         *           }
         *         ]
         *       }
         *     }
         */
        Wheel: {
            cloudSaved?: boolean;
            /** @description Milliseconds; each save has a later one. Sent along, it tells whether the wheel was saved elsewhere. */
            cloudSavedAt?: number;
            /**
             * @description A list of the exact origins whose pages may fill and spin the wheel while they frame it. Anything else in its place allows none.
             * @example [
             *       "https://school.example"
             *     ]
             */
            embedOrigins?: unknown;
            /** @description A version 4 UUID: the key of the wheel. */
            id?: string;
            isShared?: boolean;
            /**
             * @description Where the choices are kept elsewhere, and how the page reads them there. Shares, rooms and links don't have it.
             * @example {
             *       "url": "https://school.example/class.csv",
             *       "reading": "comma",
             *       "hasHeader": true,
             *       "textColumn": 0,
             *       "weightColumn": null,
             *       "skipDuplicates": false,
             *       "readsWeights": false,
             *       "eachSpin": true
             *     }
             */
            listSource?: unknown;
            /** @description `{providerName}:{userId}`; missing: nobody has saved it yet. */
            owner?: string;
            shareId?: string;
            /** @enum {string} */
            source?: "user" | "shared" | "cms" | "guest_saved";
            "wheel-definition": {
                description?: string;
                id?: string;
                name?: string;
                slices: components["schemas"]["Slice"][];
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        WheelGallery: {
            categories: {
                name: string;
                wheels: {
                    colors: components["schemas"]["FillColors"];
                    description: string;
                    id: string;
                    name: string;
                    url: string;
                }[];
            }[];
            description: string;
            /** @constant */
            success: true;
            title: string;
        };
        WheelList: {
            pagination: components["schemas"]["Pagination"];
            /** @constant */
            success: true;
            wheels: components["schemas"]["ListedWheel"][];
        };
        WheelProblem: {
            /** @enum {string} */
            code: "not_owner" | "stale_wheel" | "too_many_wheels" | "wheel_quota_exceeded";
            message: string;
            /** @constant */
            success: false;
            wheel?: components["schemas"]["Wheel"];
        };
        WheelReport: {
            /** @description For an answer. */
            email?: string;
            /** @description Needed for copyright and other. */
            message?: string;
            reason: components["schemas"]["ReportReason"];
        };
        /**
         * @example {
         *       "winners": 2
         *     }
         */
        WheelSpin: {
            /**
             * @description Without it, as the wheel is set. A wheel that is set to teams needs it.
             * @enum {unknown}
             */
            mode?: "one" | "several";
            /** @description How many are drawn. Without it, as the wheel is set. */
            winners?: number;
        };
        WheelVersion: {
            /** @constant */
            success: true;
            version: number;
            wheel: components["schemas"]["Wheel"];
        };
        WheelVersions: {
            /** @constant */
            success: true;
            versions: {
                name: string;
                savedAt: number;
                sliceCount: number;
                version: number;
            }[];
        };
        WheelWish: {
            /**
             * @description The built-in ideas give as many as they have.
             * @default 12
             */
            count?: number;
            /** @enum {string} */
            lang: "en" | "en-au" | "de" | "de-ch" | "nl" | "fr" | "es" | "pt" | "it";
            /** @description What the wheel is to be about; needed unless a topic is named. */
            prompt?: string;
            /**
             * @description Asks for the built-in ideas also where a model is set up or the sentence itself holds choices.
             * @enum {string}
             */
            source?: "ideas";
            /** @description The id of a topic of the built-in ideas that an earlier answer named. */
            topic?: string;
        } & {
            [key: string]: unknown;
        };
    };
    responses: {
        /** @description The address is wrong or has expired (`address_expired`). */
        BadAddress: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is damaged, too large or too long (`unreadable_file`, `picture_too_large`, `too_many_frames`, `too_much_metadata`, `sound_too_long`), or the check for humans failed (`verification_failed`) or has to be done again (`cloudflare_challenge`). */
        BadFile: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The form is malformed (`bad_form`) or brings no file (`no_file`). */
        BadForm: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is not understood (`bad_json`, `bad_request`, `bad_target`, `bad_host`, `bad_length`, `invalid_email`, `unknown_language`), or a field of its query or head isn't (`bad_page`, `bad_search`, `bad_state`, `bad_star_rating`, `bad_mark`, `bad_chain`, `bad_number`, `bad_leaf`, `bad_save_id`), or the address holds an API token (`token_in_address`). */
        BadInput: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is shorter than the range asked for (`range_not_satisfiable`). */
        BadRange: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The host never opened the door (`door_never_opened`), opens it later (`door_not_open_yet`) or has closed it (`door_closed`), the list is full (`door_full`), too many guests of this network have joined it (`too_many_from_network`), or the host has no space left for more people (`host_quota_exceeded`). */
        ClosedDoor: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The wheel belongs to another user (`not_owner`), or isn't saved yet (`not_saved`); it has as many co-editing links as it can have (`too_many_links`), or the account as many API tokens (`too_many_api_tokens`); the person had another name in the draw (`entry_changed`); the draw was made (`already_drawn`), ran out (`draw_expired`) or is a room's (`chain_of_room`); the wheel was taken down (`wheel_taken_down`), another moderator was faster (`case_changed`, `review_changed`), feedback has a word of the word filter (`filtered_word`); the account has no space left (`wheel_quota_exceeded`). */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is larger than the limit (`file_too_large`). */
        FileTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A page of another site tried to change something (`foreign_origin`). */
        ForeignOrigin: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Understood but not valid (`invalid_event`, `unknown_event`, `invalid_refresh`, `invalid_wheel`, `invalid_draw`, `invalid_spins`, `invalid_door`, `name_missing`, `filtered_name`, `invalid_feedback`, `invalid_report`, `empty_prompt`, `prompt_too_long`, `unknown_language`, `unknown_source`, `invalid_count`, `too_many_choices`, `verification_failed`). */
        Invalid: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller has no credits left (`no_credits`). */
        NoCredits: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The built-in ideas have nothing that fits (`no_idea`). */
        NoIdea: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NoIdeaProblem"];
            };
        };
        /** @description It has no place in the newest draw (`not_a_winner`), somebody else has it by now (`replaced`), it has been claimed (`already_claimed`), its time is over (`time_over`), or the wheel is turning (`still_turning`). */
        NoPlace: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description No session, or one that is over (`not_authenticated`, `session_over`, `session_reused`): an access token lives 15
         *     minutes, and `POST /api/auth/refresh` gives the next one. Or an API token that is unknown or revoked
         *     (`unknown_api_token`), over (`token_expired`), without the scope of this call (`missing_scope`), or not for this call
         *     at all (`no_api_tokens`).
         */
        NoSession: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description It doesn't exist, or belongs to another user (`wheel_not_found`, `version_not_found`, `link_not_found`, `share_not_found`, `session_not_found`, `api_token_not_found`, `image_not_found`, `sound_not_found`, `file_not_found`, `review_not_found`, `case_not_found`, `live_not_found`, `entry_not_found`, `proof_not_found`, `draw_not_found`, `leaf_not_found`, `tile_not_found`); a shared wheel was taken down (`share_taken_down`). */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The host has removed this person (`removed`), only people who are signed in may join (`sign_in_needed`), the entry is somebody else's (`not_your_entry`), the key is not the host's (`not_the_host`), or the page is another site's (`foreign_origin`). */
        NotLetIn: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The key is not the host's (`not_the_host`), or the page is another site's (`foreign_origin`); of someone who was removed from the room also `removed`. */
        NotTheHost: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The library is full (`quota_exceeded`). */
        QuotaExceeded: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The ticket is used, old or of another room (`ticket_spent`), or the page is another site's (`foreign_origin`). */
        TicketSpent: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than this call takes (`too_large`); of draws also texts of more than 1 MiB together (`draw_too_large`). */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Asked too often (`too_many_requests`); of live rooms also too many open at once (`too_many_rooms`), of the export one under way (`export_under_way`), of uploads files that took too much processor time or had too many pixels within a minute (`decoding_budget_spent`), of live rooms and draws of guests all that their network may store in a day (`guest_budget_spent`). */
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Starting, or too busy just now (`starting`, `busy`, `unavailable`); of uploads also `storage_full`, `storage_unavailable`, `no_decoder` and `verification_unavailable`; of wheels by a model `model_unavailable`, `model_too_slow`, `model_answer_unusable`, `too_many_wheels_under_way` and `stopping`; of live rooms `too_many_rooms`; of the export `exports_full`; of the log of draws `log_behind`. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The model is still making another wheel for the caller (`wheel_under_way`). */
        WheelUnderWay: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No form (`not_a_form`), or a file of another type (`invalid_file_type`). */
        WrongFile: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of another content type than this call takes (`wrong_type`). */
        WrongType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names exactly these bytes; sent back as `If-None-Match` it saves them. */
        ETag: string;
        /** @description Where to go. */
        Location: string;
        /** @description Seconds to wait before trying again. */
        "Retry-After": number;
        /** @description The id of this request in the server's log. */
        "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCheckpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log's name, its size, its root, and the signature. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLogProof: {
        parameters: {
            query?: {
                closed?: string;
                /** @description The size of an older head. */
                from?: number;
                opened?: string;
                sealed?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proofs, all for one head. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogAnswer"];
                };
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTile1: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                a: string;
                level: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 32 bytes for each hash. A full tile of 256 changes only when an older backup is restored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTile2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                a: string;
                b: string;
                level: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 32 bytes for each hash. A full tile of 256 changes only when an older backup is restored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTile3: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                a: string;
                b: string;
                c: string;
                level: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 32 bytes for each hash. A full tile of 256 changes only when an older backup is restored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTile4: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                a: string;
                b: string;
                c: string;
                d: string;
                level: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 32 bytes for each hash. A full tile of 256 changes only when an older backup is restored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeySet"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceiptKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptKeySet"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHomePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The part that `Range` asked for. */
            206: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["BadRange"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContentPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: string;
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The part that `Range` asked for. */
            206: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            /** @description There is no such content wheel. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentWheelProblem"];
                };
            };
            416: components["responses"]["BadRange"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGalleryPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The part that `Range` asked for. */
            206: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["BadRange"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the database holds, and what the process that answers is doing. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminFigures"];
                };
            };
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitations: components["schemas"]["Invitation"][];
                        /**
                         * @description Everyone; invited people, besides those of domains that the operator names; or nobody.
                         * @enum {string}
                         */
                        signUp: "open" | "invited" | "nobody";
                        /** @constant */
                        success: true;
                    };
                };
            };
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRequest"];
            };
        };
        responses: {
            /** @description The link; it isn't told again. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** Format: uri */
                        url: string;
                    };
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody can use it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReportCases: {
        parameters: {
            query?: {
                page?: number;
                state?: "open" | "kept" | "takenDown";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One case per share, reported last first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportCases"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepReportCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CaseDecision"];
            };
        };
        responses: {
            /** @description The case as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettledCase"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreReportCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CaseDecision"];
            };
        };
        responses: {
            /** @description The case as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettledCase"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeDownReportCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CaseDecision"];
            };
        };
        responses: {
            /** @description The case as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettledCase"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReportLog: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportLog"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviewQueue: {
        parameters: {
            query?: {
                page?: number;
                /** @description Words in name or text, with or without capitals and accents. */
                q?: string;
                state?: "waiting" | "approved" | "rejected";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The longest waiting first; of approved and rejected the newest. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewQueue"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveReview: {
        parameters: {
            query?: {
                /** @description The state it was seen in. */
                from?: "waiting" | "approved" | "rejected";
            };
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedReview"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectReview: {
        parameters: {
            query?: {
                /** @description The state it was seen in. */
                from?: "waiting" | "approved" | "rejected";
            };
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedReview"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenReview: {
        parameters: {
            query?: {
                /** @description The state it was seen in. */
                from?: "waiting" | "approved" | "rejected";
            };
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedReview"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replyToReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The reply that was seen; empty for none. */
                    instead?: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description The review as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedReview"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listModerationLog: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationLog"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of docs/settings.md. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        given: {
                            key: string;
                            /** @description Empty where it is secret. */
                            value: string;
                        }[];
                        /** @constant */
                        success: true;
                    };
                };
            };
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                page?: number;
                /** @description Part of a name or an email address, or an id. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChange"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        user: components["schemas"]["ListedUser"];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIdeaOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What there is. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeaOffer"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    readSentence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WheelWish"];
            };
        };
        responses: {
            /** @description The reading. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentenceReading"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createIdeaWheel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WheelWish"];
            };
        };
        responses: {
            /** @description The wheel. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdeaWheel"];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            402: components["responses"]["NoCredits"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NoIdea"];
            409: components["responses"]["WheelUnderWay"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishSignIn: {
        parameters: {
            query?: {
                /** @description The proof to exchange. */
                code?: string;
                /** @description Why the provider refused. */
                error?: string;
                /** @description Who answered. */
                iss?: string;
                /** @description What the attempt began with. */
                state?: string;
            };
            header?: never;
            path: {
                /** @description google, facebook, microsoft, apple, github, or the name of an issuer of the operator; `header` where a front names the user. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To `returnTo#token=…&refresh_token_id=…`, or to `/login?error=CODE&message=…&provider=…`. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    receivePostedReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description google, facebook, microsoft, apple, github, or the name of an issuer of the operator; `header` where a front names the user. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    code?: string;
                    error?: string;
                    state?: string;
                    /** @description JSON with the name, on the first sign-in only. */
                    user?: string;
                };
            };
        };
        responses: {
            /** @description To the GET of the same address, to which the browser sends its cookie, or to `/login?error=…`. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSignIn: {
        parameters: {
            query?: {
                /** @description Where to go afterwards; reduced to a path of this site. */
                returnTo?: string;
            };
            header?: never;
            path: {
                /** @description google, facebook, microsoft, apple, github, or the name of an issuer of the operator; `header` where a front names the user. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description To the provider, or to `/login?error=…` when it is not set up, does not answer or does not exist
             *     (`invalid_provider`).
             */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    askForLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description The mail will be sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["ForeignOrigin"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyLink: {
        parameters: {
            query: {
                /** @description `json` for an answer instead of a redirect. */
                response_type?: string;
                /** @description From the link. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkSession"];
                };
            };
            /** @description Without `response_type=json`: to `returnTo#token=…&refresh_token_id=…` or `/login?error=token_expired`. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The link was used, has expired or never existed (`token_invalid`), or its address has no account and may open none (`sign_up_closed`), its invitation is dead (`invitation_used`), or an admin has disabled the account (`account_disabled`). */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkProblem"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways, and whether each is set up on this server. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Providers"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description The session continues. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is valid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerDiscord: {
        parameters: {
            query?: never;
            header: {
                /** @description In hexadecimal digits, by the key of the application. */
                "X-Signature-Ed25519": string;
                /** @description Seconds since 1970, at most five minutes from now. */
                "X-Signature-Timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description What the chat shows, in its own form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerSlack: {
        parameters: {
            query?: never;
            header: {
                /** @description Seconds since 1970, at most five minutes from now. */
                "X-Slack-Request-Timestamp": string;
                /** @description v0= and the HMAC-SHA256 of v0:timestamp:body. */
                "X-Slack-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description What the chat shows, in its own form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClientConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientConfig"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In bytes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Limits"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. It fetches the contract and calls nothing but this server. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    postEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Counted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["ForeignOrigin"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackSubmission"];
            };
        };
        responses: {
            /** @description It is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["ForeignOrigin"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every component is ready, or those that aren't are ones that most calls don't need, such as Redis and the store of uploads. The components say which. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The server is starting or stopping, or its database is unreachable. The components say which aren't ready. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    readList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAddress"];
            };
        };
        responses: {
            /** @description The text of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListText"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    findRoom: {
        parameters: {
            query: {
                /** @description Case, blanks and dashes do not matter. */
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The room. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundRoom"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    openRoom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Up to 5 MiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomOpening"];
            };
        };
        responses: {
            /** @description The room. No other call returns its host key. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedRoom"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    openDoor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                liveId: string;
            };
            cookie?: never;
        };
        /** @description Up to 32 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoorOrder"];
            };
        };
        responses: {
            /** @description The door, which is closed as full if that many people are on the list already. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoorAnswer"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["NotTheHost"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEntries: {
        parameters: {
            query?: {
                /** @description The last change that is known. */
                after?: number;
            };
            header?: {
                /** @description Shows the names of those who wait for approval. */
                "X-Host-Key"?: string;
            };
            path: {
                liveId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries with later changes, in the order of changes, each as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryChanges"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["NotTheHost"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                liveId: string;
            };
            cookie?: never;
        };
        /** @description Up to 4 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinRequest"];
            };
        };
        responses: {
            /** @description The entry that this person had already, under the name it has now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedList"];
                };
            };
            /** @description The new entry. No other call returns its key and its salt. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedList"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["NotLetIn"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ClosedDoor"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entryId: string;
                liveId: string;
            };
            cookie?: never;
        };
        /** @description Up to 4 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveRequest"];
            };
        };
        responses: {
            /** @description The entry is gone, and its name with it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["NotLetIn"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ClosedDoor"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entryId: string;
                liveId: string;
            };
            cookie?: never;
        };
        /** @description Up to 4 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HostRequest"];
            };
        };
        responses: {
            /** @description The entry, which is on the wheel now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovedEntry"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["NotTheHost"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the entry, or the guid of a choice of the host. */
                entryId: string;
                liveId: string;
            };
            cookie?: never;
        };
        /** @description Up to 4 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimRequest"];
            };
        };
        responses: {
            /** @description The place as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimedPlace"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["NotLetIn"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoPlace"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entryId: string;
                liveId: string;
            };
            cookie?: never;
        };
        /** @description Up to 4 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeRequest"];
            };
        };
        responses: {
            /** @description The entry that stays. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovedEntry"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["NotTheHost"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveEntry: {
        parameters: {
            query?: {
                /** @description Missing: the newest draw of the room. */
                spinId?: string;
            };
            header?: {
                /** @description Instead of it. */
                "X-Host-Key"?: string;
                /** @description The secret of this person. */
                "X-Viewer-Key"?: string;
            };
            path: {
                entryId: string;
                liveId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvenEntry"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["NotLetIn"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceWinner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the entry, or the guid of a choice of the host. */
                entryId: string;
                liveId: string;
            };
            cookie?: never;
        };
        /** @description Up to 4 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceRequest"];
            };
        };
        responses: {
            /** @description The place as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimedPlace"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["NotLetIn"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoPlace"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    pourPeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                liveId: string;
            };
            cookie?: never;
        };
        /** @description Up to 512 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PourRequest"];
            };
        };
        responses: {
            /** @description Each of `people`, in their order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PouredPeople"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["NotTheHost"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ClosedDoor"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    bringPeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                liveId: string;
            };
            cookie?: never;
        };
        /** @description Up to 4 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BringRequest"];
            };
        };
        responses: {
            /** @description How many came, and the door, which is closed where nobody could join before. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BroughtPeople"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["NotTheHost"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    openSocket: {
        parameters: {
            query: {
                /** @description The last `seq` that was seen. */
                since?: number;
                ticket: string;
            };
            header?: never;
            path: {
                liveId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadInput"];
            403: components["responses"]["TicketSpent"];
            /** @description The request isn't a WebSocket handshake of version 13 (`upgrade_required`). */
            426: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                liveId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketRequest"];
            };
        };
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["NotTheHost"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    editRoomWheel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                liveId: string;
            };
            cookie?: never;
        };
        /** @description Up to 5 MiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomEdit"];
            };
        };
        responses: {
            /** @description Kept; viewers get the newest at most four times a second. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomRevision"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["NotTheHost"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    callMcp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["McpMessage"];
            };
        };
        responses: {
            /** @description The result, or for earlier revisions an error of the protocol. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpAnswer"];
                };
            };
            /** @description A notification was taken. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No message of this protocol, an unknown revision, or headers that differ from the body. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpAnswer"];
                };
            };
            403: components["responses"]["ForeignOrigin"];
            /** @description The stateless revision has no such method here. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpAnswer"];
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImage"];
                };
            };
            400: components["responses"]["BadForm"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            409: components["responses"]["QuotaExceeded"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["WrongFile"];
            422: components["responses"]["BadFile"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImageAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaAddress"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageList"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadSound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedSound"];
                };
            };
            400: components["responses"]["BadForm"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            409: components["responses"]["QuotaExceeded"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["WrongFile"];
            422: components["responses"]["BadFile"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSound: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSoundAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaAddress"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSounds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SoundList"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract of this server's version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    pick: {
        parameters: {
            query?: {
                /** @description Answers an animation of the spin instead of JSON, as `/api/wheel/{id}/animate` does. */
                as?: "webp" | "gif";
            };
            header?: {
                /**
                 * @description The same key with the same request within a day is the same draw, so that a lost answer can be asked for again.
                 *     With another request it is refused with 422, `idempotency_key_reused`.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Pick"];
            };
        };
        responses: {
            /** @description Drawn. */
            200: {
                headers: {
                    /** @description Of a film, the address of the draw's receipt. */
                    "X-Receipt"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Of a film, the name at its end, percent-encoded. Of more than three winners the first three and how many more. */
                    "X-Winners"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Picked"];
                    "image/gif": string;
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                page?: number;
                starRating?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them; an empty one past the last. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            /** @description Still as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The average, the number of reviews, and how many gave each star. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSummaryAnswer"];
                };
            };
            /** @description Still as it was. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchWheels: {
        parameters: {
            query?: {
                lang?: string;
                /** @description Nothing typed finds the newest. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 20. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSharedWheel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shareId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wheel, with `source` `shared` and without its history. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedWheel"];
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shareId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WheelReport"];
            };
        };
        responses: {
            /** @description It waits for a moderator. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDraws: {
        parameters: {
            query: {
                /** @description Those with a number below this. */
                before?: number;
                /** @description The id of the room or of the wheel. */
                chain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawList"];
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginDraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description The key of a link for editing together: opens the one wheel it was made for. */
                "X-Magic-Link"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawBegin"];
            };
        };
        responses: {
            /** @description The commitment. The draw has to be made within 10 minutes. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawBegun"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                spinId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawAnswer"];
                };
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeDraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description The key of a link for editing together, where `wheelId` names the wheel. */
                "X-Magic-Link"?: string;
            };
            path: {
                spinId: string;
            };
            cookie?: never;
        };
        /** @description Up to 5 MiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawMake"];
            };
        };
        responses: {
            /** @description The receipt; the same one for the same key and entropy, as after a lost answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawMade"];
                };
            };
            /** @description Closed: nothing that decides the draw can change any more, and it waits for a round of the public beacon. Repeat the same request then. Only where the server uses a beacon. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawAwaited"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClaims: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                spinId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; without events where nobody claimed and nobody was replaced. Everyone can read it, with the reasons. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimsAnswer"];
                };
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFilm: {
        parameters: {
            query?: {
                /** @description The format; WebP unless it says otherwise. */
                as?: "webp" | "gif";
            };
            header?: never;
            path: {
                spinId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The film. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": string;
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, most recently used first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessions"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    endAllSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What each may do and when it was last used, never the token itself. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokens"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiTokenRequest"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeApiToken"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where each sends and whether it works, never the secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhooks"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeWebhook"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deliveries"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendDeliveryAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                delivery: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret, in this answer alone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveWheel: {
        parameters: {
            query?: {
                /** @description Overwrites what was saved elsewhere in the meantime. */
                force?: boolean;
            };
            header?: {
                /** @description The key of a link for editing together: opens the one wheel it was made for. */
                "X-Magic-Link"?: string;
                /**
                 * @description A version 4 UUID of this save. The same one sent again, because the answer got lost, is answered with the stored
                 *     wheel and writes nothing, as long as no other save came after it.
                 */
                "X-Save-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /**
         * @description The whole wheel document, up to 5 MiB. What only the server says of it is ignored, and its results are, once the
         *     wheel's log of spins has begun.
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Wheel"];
            };
        };
        responses: {
            /** @description Saved. Where the wheel's log of spins has begun, the results in the document are the log's. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedWheel"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            /**
             * @description It belongs to someone else (`not_owner`), was saved elsewhere in the meantime (`stale_wheel`, with the stored
             *     wheel), or the user has as many wheels as there can be (`too_many_wheels`), or the wheels of its owner with
             *     their versions, and all else that is stored for them, as many bytes (`wheel_quota_exceeded`).
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WheelProblem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    loadWheel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The key of a link for editing together: opens the one wheel it was made for. */
                "X-Magic-Link"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wheel. Where its log of spins has begun, the results in the document are the log's. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadedWheel"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWheel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecentWheels"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    animateWheel: {
        parameters: {
            query?: {
                /** @description The format; WebP unless it says otherwise. */
                as?: "webp" | "gif";
            };
            header?: {
                /**
                 * @description The same key with the same request within a day is the same draw, so that a lost answer can be asked for again.
                 *     With another request it is refused with 422, `idempotency_key_reused`.
                 */
                "Idempotency-Key"?: string;
                /** @description The key of a link for editing together. */
                "X-Magic-Link"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WheelSpin"];
            };
        };
        responses: {
            /** @description Drawn. */
            200: {
                headers: {
                    /** @description Of a film, the address of the draw's receipt. */
                    "X-Receipt"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Of a film, the name at its end, percent-encoded. Of more than three winners the first three and how many more. */
                    "X-Winners"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": string;
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCoEditLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoEditLinks"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCoEditLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. No other call returns its key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCoEditLink"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    endCoEditLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    shareWheel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLink"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    unshareWheel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    spinWheel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key with the same request within a day is the same draw, so that a lost answer can be asked for again.
                 *     With another request it is refused with 422, `idempotency_key_reused`.
                 */
                "Idempotency-Key"?: string;
                /** @description The key of a link for editing together. */
                "X-Magic-Link"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WheelSpin"];
            };
        };
        responses: {
            /** @description Drawn. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpunWheel"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSpins: {
        parameters: {
            query?: {
                /** @description The `mark` of the last answer: entries after it are given. */
                after?: number;
                /** @description The `folded` of the base that the caller has. */
                folded?: number;
            };
            header?: {
                /** @description The key of a link for editing together: opens the one wheel it was made for. */
                "X-Magic-Link"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the caller doesn't know of the log yet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Spins"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendSpins: {
        parameters: {
            query?: never;
            header?: {
                /** @description The key of a link for editing together: opens the one wheel it was made for. */
                "X-Magic-Link"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSpins"];
            };
        };
        responses: {
            /** @description What the caller doesn't know of the log yet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Spins"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WheelVersions"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wheel. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WheelVersion"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedWheel"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWheels: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WheelList"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSoundList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `manifest.json`. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBuiltInSound: {
        parameters: {
            query?: {
                /** @description The version in the manifest; with it the answer is kept for ever. */
                v?: string;
            };
            header?: never;
            path: {
                file: string;
                /** @description A genre, `thumbnails` or `names`. */
                folder: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                    "audio/mpeg": string;
                    "image/svg+xml": string;
                };
            };
            /** @description The part that `Range` asked for. */
            206: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                    "image/svg+xml": string;
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["BadRange"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUploadedFile: {
        parameters: {
            query: {
                /** @description Seconds since 1970 until which the address is good. */
                exp: number;
                sig: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/aac": string;
                    "audio/mpeg": string;
                    "audio/ogg": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            /** @description The part that `Range` asked for. */
            206: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/aac": string;
                    "audio/mpeg": string;
                    "audio/ogg": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["BadAddress"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["BadRange"];
            503: components["responses"]["Unavailable"];
        };
    };
    getThumbnail: {
        parameters: {
            query: {
                /** @description Seconds since 1970 until which the address is good. */
                exp: number;
                sig: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description The part that `Range` asked for. */
            206: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["BadAddress"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["BadRange"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getOEmbed: {
        parameters: {
            query: {
                /** @description Only `json`. */
                format?: string;
                maxheight?: number;
                maxwidth?: number;
                /** @description The address of a shared wheel here, `/share/{shareId}` or `/embed/{shareId}`. */
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A frame that fits, and where there is room for it a picture. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OEmbed"];
                };
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            /** @description It was asked for as XML. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    getContentWheel: {
        parameters: {
            query?: {
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration itself. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wheel"];
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            /** @description There is no such content wheel. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentWheelProblem"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContentWheels: {
        parameters: {
            query?: {
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gallery. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WheelGallery"];
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSharePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shareId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSharePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shareId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The part that `Range` asked for. */
            206: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The caller has it already. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["BadRange"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
}
