#!/usr/bin/env python3
"""Checks the public receipt of a draw.

  verify-a-draw.py https://example.org/api/spins/SPIN_ID         as the server shows it today
  verify-a-draw.py https://example.org/api/spins/SPIN_ID FILE    a saved receipt, keys and log from the server
  verify-a-draw.py FILE...                                       saved with keys and the draw before, no network
  verify-a-draw.py --head HEAD ...                               and whether the log has all it had at this head
  verify-a-draw.py --save FILE https://example.org/api/spins/SPIN_ID   saves what the server shows today as such a file

A file is what the address answers, {"receipt": ...}; with "keys" (/.well-known/receipt-keys.json) and "before" (the
receipt of the draw before) next to it, it can be checked without the network. Anyone can put a key of their own into a
file: compare the key that is printed with the server's, or give the address. "proof" (GET
/api/live/ROOM/entries/ENTRY/proof, its field proof) shows that one person was on the list, "claims" (GET /api/spins/SPIN_ID/claims) what became of the winners. "log" (/.well-known/draws/proof) proves that
the draw is in the server's public log, and HEAD is a file with a /.well-known/draws/checkpoint that you kept. With an
address, HEAD is compared with the server's log even if the server no longer shows the draw.

Exit code: 0 valid, in the public log, under a key from its server; 1 invalid; 2 not checkable. Valid, but: 3 the beacon
was not checked, 4 there is no proof that the draw is in the log, 5 the key is the file's own, 6 by its own time the draw was
sealed after the beacon's number was published. The worst one counts: 1, then 2, then the highest. Needs Python 3 and the openssl command, and trusts neither the server's page nor its word.
"""
import base64, calendar, hashlib, hmac, json, re, subprocess, sys, tempfile, time, urllib.error, urllib.request
from urllib.parse import urljoin, urlsplit

CODES = {"valid": 0, "invalid": 1, "not checkable": 2, "beacon not checked": 3, "not in a log": 4, "key from the file": 5,
         "sealed after its round": 6}


def worst(codes):
    return next((code for code in (1, 2) if code in codes), max(codes))


class NotCheckable(Exception):
    """The short reason, and the sentence that explains it."""


# What every field must look like. Blanks and line feeds are in nothing that is hashed line by line: otherwise two
# different draws could have one digest.

def text_like(form):
    return lambda value: isinstance(value, str) and re.fullmatch(form, value, re.ASCII) is not None


def whole(least, most):
    def is_whole(value):
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    return is_whole


def is_text(value):
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


ID, HASH, LINE = text_like("[A-Za-z0-9_-]{1,64}"), text_like("[0-9a-f]{64}"), text_like("[ -~]{1,64}")
WEIGHT = whole(1, 100_000_000_000)


def is_entry(entry):
    return (isinstance(entry, dict) and ID(entry.get("guid")) and WEIGHT(entry.get("weight"))
            and HASH(entry.get("textDigest")) and ("text" not in entry or is_text(entry["text"])))


def are_entries(value):
    return (isinstance(value, list) and 1 <= len(value) <= 10_000 and all(map(is_entry, value))
            and len({entry["guid"] for entry in value}) == len(value))


ROUND, SIGNATURE_OF_ROUND = whole(1, 2**53 - 1), text_like("([0-9a-f]{2}){48,96}")


def is_beacon(value):
    return (isinstance(value, dict) and HASH(value.get("chain")) and ROUND(value.get("round"))
            and HASH(value.get("randomness")) and SIGNATURE_OF_ROUND(value.get("signature")))


def are_ids(least):
    return lambda value: isinstance(value, list) and len(value) >= least and all(map(ID, value))


PROMISED = {"spinId": ID, "chain": ID, "number": whole(1, 2**53 - 1), "commitment": HASH, "saltCommitment": HASH,
            "previous": lambda value: value == "" or HASH(value), "link": HASH, "committedAt": LINE}
DRAWN = {"seed": HASH, "entropy": text_like("([0-9a-f]{2}){16,64}"), "digest": HASH, "nameDigest": HASH,
         "salt": is_text, "name": is_text, "entries": are_entries,
         "winners": are_ids(1),
         "whereabouts": whole(0, 2**32 - 1), "drawnAt": LINE, "keyId": LINE, "signature": text_like("[A-Za-z0-9_-]{86}"),
         "beacon": is_beacon, "version": whole(3, 4), "reserves": are_ids(0),
         "list": lambda value: isinstance(value, str) and value in ORIGINS, "root": HASH}
# Where a receipt of version 3 or 4 says that its list came from. Earlier ones don't say it, and call all who were drawn
# winners. One of version 4 has the root of a list on which people put themselves.
ORIGINS = {"stored": "it was the saved wheel's", "sent": "it was not the saved wheel's", "unsaved": "the wheel was not saved"}
VERSION_3 = ("version", "reserves", "list")
OPTIONAL = {"salt", "name", "beacon", "root", *VERSION_3}
KNOWN = {"": {*PROMISED, *DRAWN}, "entries[].": {"guid", "weight", "textDigest", "text"},
         "beacon.": {"chain", "round", "randomness", "signature"}, "key.": {"kty", "crv", "use", "alg", "kid", "x"}}


def read(receipt):
    """The receipt, whole numbers as such. One that lost its seed only is no promise: it has other fields of a draw."""
    if not isinstance(receipt, dict):
        raise NotCheckable("no receipt", "There is no receipt in what was given.")
    rules = dict(PROMISED, **DRAWN) if any(field in receipt for field in DRAWN) else PROMISED
    optional = OPTIONAL - set(VERSION_3) if any(field in receipt for field in (*VERSION_3, "root")) else OPTIONAL
    for field, rule in rules.items():
        if field in receipt and rule(receipt[field]) or field not in receipt and field in optional:
            continue
        state = "is not what it must be" if field in receipt else "is missing"
        raise NotCheckable(f"unreadable {field}", f"The receipt's field {field} {state}.")
    if ("root" in receipt) != (receipt.get("version") == 4):
        raise NotCheckable("unreadable root", "The receipt's field root belongs to version 4 alone.")
    numbers = {field: int(receipt[field]) for field in ("number", "whereabouts") if field in receipt}
    entries = [dict(entry, weight=int(entry["weight"])) for entry in receipt.get("entries", [])]
    beacon = {field: dict(receipt[field], round=int(receipt[field]["round"])) for field in ("beacon",) if field in receipt}
    return dict(receipt, **numbers, **beacon, **({"entries": entries} if entries else {}))


def parse(content):
    def once(pairs):
        if len(dict(pairs)) < len(pairs):
            raise NotCheckable("no receipt", "A field is there twice, so it could be read in two ways.")
        return dict(pairs)

    def refuse(constant):
        raise ValueError(constant)

    # As floats, long integers are too large for every field. int() would refuse those of more than 4,300 digits.
    def integer(digits):
        return int(digits) if len(digits) < 20 else float(digits)
    try:
        # Not json.loads(bytes): it reads UTF-16 and halves of pairs too, which other programs refuse.
        value = json.loads(content.decode("utf-8-sig"), object_pairs_hook=once, parse_constant=refuse, parse_int=integer)
    except (ValueError, RecursionError):
        raise NotCheckable("no receipt", "This is not JSON.") from None
    if is_deeper(value, 100):
        raise NotCheckable("no receipt", "It is nested too deep for some programs.")
    return value


def is_deeper(value, levels):
    layer = [value]
    for _ in range(levels + 1):
        layer = [part for each in layer if isinstance(each, (dict, list))
                 for part in (each.values() if isinstance(each, dict) else each)]
    return layer != []


def sha256(text):
    return hashlib.sha256(text if isinstance(text, bytes) else text.encode()).hexdigest()


def lines(*facts):
    return "".join(f"{fact}\n" for fact in facts)


def link_of(draw):
    return sha256(lines("wheelwright link 1", draw["chain"], draw["number"], draw["spinId"],
                        draw["commitment"], draw["saltCommitment"], draw["previous"]))


def fair_number(receipt, place, total):
    """A number below total; what would favour the first ones is drawn again."""
    seed = bytes.fromhex(receipt["seed"])
    facts = [receipt["spinId"], receipt["number"], receipt["digest"], receipt["entropy"]]
    if "beacon" in receipt:
        facts = ["wheelwright draw 2", *facts, receipt["beacon"]["randomness"]]
    else:
        facts = ["wheelwright draw 1", *facts]
    attempt = 0
    while True:
        attempt += 1
        message = lines(*facts, place, attempt)
        number = int.from_bytes(hmac.digest(seed, message.encode(), "sha256")[:8], "big")
        if number < 2**64 - 2**64 % total:
            return number % total


def places_of(receipt):
    """All who were drawn, in their order: the winners, then the reserves."""
    return receipt["winners"] + receipt.get("reserves", [])


def pick_again(receipt, many=None):
    many = len(places_of(receipt)) if many is None else many
    left = [(entry["guid"], entry["weight"]) for entry in receipt["entries"]]
    total = sum(weight for _, weight in left)
    winners = []
    while left and len(winners) < many:
        number = fair_number(receipt, len(winners) + 1, total)
        for index, (guid, weight) in enumerate(left):
            number -= weight
            if number < 0:
                break
        winners.append(guid)
        total -= weight
        del left[index]
    return winners


def decode(text, size):
    """The bytes of base64url; None unless it is the only text that stands for them."""
    if not isinstance(text, str) or not re.fullmatch("[A-Za-z0-9_-]+", text, re.ASCII) or len(text) % 4 == 1:
        return None
    content = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    is_only = base64.urlsafe_b64encode(content).decode().rstrip("=") == text
    return content if is_only and len(content) == size else None


def openssl_accepts(statement, signature, key):
    with tempfile.TemporaryDirectory() as folder:
        parts = {"key": bytes.fromhex("302a300506032b6570032100") + key,
                 "text": statement.encode(), "signature": signature}
        for name, content in parts.items():
            with open(f"{folder}/{name}", "wb") as file:
                file.write(content)
        try:
            return subprocess.run(
                ["openssl", "pkeyutl", "-verify", "-pubin", "-keyform", "DER", "-inkey", f"{folder}/key",
                 "-rawin", "-in", f"{folder}/text", "-sigfile", f"{folder}/signature"],
                capture_output=True).returncode == 0
        except FileNotFoundError:
            raise NotCheckable("no openssl", "The openssl command is not installed.") from None


# With these keys, signatures that anyone can make count for every text. The sign, the topmost bit, does not matter.
WEAK_KEYS = {bytes.fromhex(key) for key in (
    "00" * 32, "01" + "00" * 31, "ec" + "ff" * 30 + "7f", "ed" + "ff" * 30 + "7f", "ee" + "ff" * 30 + "7f",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a")}


# Each step answers whether it holds, or why it cannot be checked, and what to say if it does not hold. A third answer is
# what to say if it holds.

def check_texts(receipt):
    shown = [receipt.get("salt"), receipt.get("name")] + [entry.get("text") for entry in receipt["entries"]]
    if all(text is None for text in shown):
        return "private", "the host keeps texts and name private: only their digests are public"
    if None in shown:
        return False, "some of salt, name and texts are missing: those that are shown are only claimed"
    salt, name = shown[:2]
    if sha256(salt) != receipt["saltCommitment"]:
        return False, "the salt is not the one that was promised"
    if sha256(salt + name) != receipt["nameDigest"]:
        return False, "the wheel's name is another one"
    for place, entry in enumerate(receipt["entries"], 1):
        if sha256(salt + entry["text"]) != entry["textDigest"]:
            return False, f"the text of entry {place} is another one"
    return True, ""


def check_chain(receipt, before):
    if receipt["number"] == 1:
        return receipt["previous"] == "", "the first of a chain has no draw before it"
    if receipt["previous"] == "":
        return False, "it names no draw before it"
    if before is None:
        return "no draw before", "the draw before it is not at hand"
    is_neighbour = before["chain"] == receipt["chain"] and before["number"] == receipt["number"] - 1
    return is_neighbour and link_of(before) == receipt["previous"], "the draw before it is not the one it names"


def keys_named(receipt, keys):
    return [key for key in keys["keys"] if isinstance(key, dict) and key.get("kid") == receipt["keyId"]]


def statement_of(receipt):
    drawn = [receipt["link"], receipt["seed"], receipt["entropy"], receipt["digest"], " ".join(receipt["winners"])]
    times = [receipt["nameDigest"], receipt["committedAt"], receipt["drawnAt"]]
    beacon = [receipt["beacon"][field] for field in ("chain", "round", "randomness", "signature")] \
        if "beacon" in receipt else []
    if "version" in receipt:
        root = [receipt["root"]] if "root" in receipt else []
        return lines(f"wheelwright receipt {4 if root else 3}", *drawn, " ".join(receipt["reserves"]), receipt["list"],
                     *root, *times, *beacon)
    return lines(f"wheelwright receipt {2 if beacon else 1}", *drawn, *times, *beacon)


def check_signed(statement, key_id, written, keys):
    listed = keys.get("keys") if isinstance(keys, dict) else None
    if not isinstance(listed, list):
        return "no keys", "there are no keys at hand"
    named = keys_named({"keyId": key_id}, keys)
    if not named:
        return False, f'there is no key with the id {key_id}'
    key = named[0]
    if any(other.get("x") != key.get("x") for other in named):
        return False, f'several keys have the id {key_id}, and an id names one key for good'
    public = decode(key.get("x"), 32) if (key.get("kty"), key.get("crv")) == ("OKP", "Ed25519") else None
    if public is None:
        return False, "the key is no Ed25519 key"
    if public[:31] + bytes([public[31] & 127]) in WEAK_KEYS:
        return False, "the key is one with which anyone can sign"
    signature = decode(written, 64)
    return (signature is not None and openssl_accepts(statement, signature, public),
            "it is not signed with this key")


def check_signature(receipt, keys):
    return check_signed(statement_of(receipt), receipt["keyId"], receipt["signature"], keys)


# The public log of draws: a Merkle tree as in RFC 9162, whose heads are signed notes (c2sp.org/tlog-checkpoint).

NOTE = re.compile("([!-*,-~]{1,100})\n(0|[1-9][0-9]{0,14})\n([A-Za-z0-9+/]{43}=)\n\n((?:\u2014 [!-~]+ [A-Za-z0-9+/=]+\n)+)")


def read_head(note):
    """The origin, size and root of a head, its text, and its signatures; None for anything else."""
    parts = NOTE.fullmatch(note) if isinstance(note, str) and len(note) <= 4096 else None
    root = parts and decode(parts[3].rstrip("=").replace("+", "-").replace("/", "_"), 32)
    return root and (parts[1], int(parts[2]), root, note[:parts.start(4) - 1], parts[4].splitlines())


def is_signed_head(head, keys):
    origin, _, _, text, signatures = head
    publics = [decode(key.get("x"), 32) for key in keys["keys"] if isinstance(key, dict)
               and (key.get("kty"), key.get("crv")) == ("OKP", "Ed25519")]
    for line in signatures:
        _, name, written = line.split(" ")
        signature = decode(written.rstrip("=").replace("+", "-").replace("/", "_"), 68)
        if name != origin or signature is None or len(written) != 92:
            continue
        for public in publics:
            if public is None or public[:31] + bytes([public[31] & 127]) in WEAK_KEYS:
                continue
            if hashlib.sha256(origin.encode() + b"\n\1" + public).digest()[:4] == signature[:4] \
                    and openssl_accepts(text, signature[4:], public):
                return True
    return False


def node(left, right):
    return hashlib.sha256(b"\1" + left + right).digest()


def climb(index, last, path, join):
    """Calls join(hash, is_left) on the way up; answers whether the path leads exactly to the root."""
    for other in path:
        if last == 0:
            return False
        is_left = index % 2 == 1 or index == last
        join(other, is_left)
        while is_left and index % 2 == 0 and index != 0:
            index, last = index // 2, last // 2
        index, last = index // 2, last // 2
    return last == 0


def leads_to(root, leaf, proof, size):
    found = [leaf]

    def join(other, is_left):
        found[0] = node(other, found[0]) if is_left else node(found[0], other)
    is_whole = int(proof["index"]) < size and climb(int(proof["index"]), size - 1, map(bytes.fromhex, proof["path"]), join)
    return is_whole and found[0] == root


def has_grown(old_size, old_root, size, root, path):
    path = [bytes.fromhex(each) for each in path]
    if old_size & (old_size - 1) == 0:
        path.insert(0, old_root)
    if not path:
        return False
    index, last = old_size - 1, size - 1
    while index % 2 == 1:
        index, last = index // 2, last // 2
    found = [path[0], path[0]]

    def join(other, is_left):
        if is_left:
            found[0] = node(other, found[0])
        found[1] = node(other, found[1]) if is_left else node(found[1], other)
    return climb(index, last, path[1:], join) and found == [old_root, root]


def is_path(value):
    return isinstance(value, list) and len(value) <= 64 and all(map(HASH, value))


def has_proof(log, name, number):
    part = log.get(name)
    return isinstance(part, dict) and whole(0, 2**53 - 1)(part.get(number)) and is_path(part.get("path"))


def leaves(receipt):
    """The hashes of the leaves of a draw: of its promise, with a beacon of all else that decides it, and of its receipt."""
    def leaf(*facts):
        return hashlib.sha256(b"\0" + lines(*facts).encode()).digest()
    found = {"sealed": leaf("wheelwright sealed 1", receipt["link"])}
    if "beacon" in receipt:
        counts = [len(receipt["winners"])]
        if "version" in receipt:
            counts += [len(receipt["reserves"]), receipt["list"]]
        found["closed"] = leaf(f"wheelwright closed {2 if len(counts) > 1 else 1}", receipt["link"], receipt["digest"],
                               receipt["nameDigest"], receipt["entropy"], *counts, receipt["beacon"]["chain"],
                               receipt["beacon"]["round"])
    return dict(found, opened=leaf("wheelwright opened 1", receipt["link"], sha256(statement_of(receipt))))


def has_list(keys):
    return isinstance(keys, dict) and isinstance(keys.get("keys"), list)


def places(log):
    """Where the sealed and the opened draw are in the log, counted from 1."""
    return int(log["sealed"]["index"]) + 1, int(log["opened"]["index"]) + 1


def is_readable_log(log, names):
    return (isinstance(log, dict) and read_head(log.get("checkpoint")) is not None
            and all(has_proof(log, name, "index") for name in names))


def check_log(receipt, keys, log):
    if log is None:
        return "unlogged", "there is no proof of it"
    found = leaves(receipt)
    if not is_readable_log(log, found):
        return "no log", "the proof of it could not be fetched or read"
    head = read_head(log["checkpoint"])
    for name, leaf in found.items():
        if not leads_to(head[2], leaf, log[name], head[1]):
            return False, f"the proof of the {name} draw leads to another root"
    sealed, opened = places(log)
    if sealed >= opened:
        return False, "it was drawn before it was sealed"
    if "closed" in found and not sealed < int(log["closed"]["index"]) + 1 < opened:
        return False, "it was not closed between the two"
    if not has_list(keys):
        return "no log", "there are no keys at hand"
    return (is_signed_head(head, keys), "the head of the log is not signed with a key of this server",
            f"places {sealed} and {opened} of {head[1]}")


PROOF = {"spinId": ID, "salt": text_like("[A-Za-z0-9_-]{1,64}"), "guid": ID, "weight": WEIGHT, "text": is_text}


def check_entry(receipt, proof):
    """Whether one person was on the list, by the proof that this person has."""
    is_readable = ("root" in receipt and isinstance(proof, dict) and has_proof({"": proof}, "", "index")
                   and all(rule(proof.get(field)) for field, rule in PROOF.items()))
    if not is_readable:
        return "no proof", "there is no proof that can be read, or the receipt has no root"
    if proof["spinId"] != receipt["spinId"]:
        return False, "it belongs to another draw"
    entries, weight = receipt["entries"], int(proof["weight"])
    leaf = hashlib.sha256(b"\0" + lines("wheelwright entry 1", proof["salt"], proof["guid"], weight,
                                        proof["text"]).encode()).digest()
    if not leads_to(bytes.fromhex(receipt["root"]), leaf, proof, len(entries)):
        return False, "it leads to another root"
    listed = entries[int(proof["index"])]
    if (listed["guid"], listed["weight"], listed.get("text", proof["text"])) != (proof["guid"], weight, proof["text"]):
        return False, "the receipt has another entry there"
    return True, "", f"weight {weight} of {sum(entry['weight'] for entry in entries)}, {outcome_of(receipt, proof['guid'])}"


def outcome_of(receipt, guid):
    if guid not in places_of(receipt):
        return "did not win"
    return f"{'won' if guid in receipt['winners'] else 'a reserve'}, place {places_of(receipt).index(guid) + 1}"


TIME = "([1-9][0-9]{3})-(0[1-9]|1[0-2])-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})[.]([0-9]{3})Z"
EVENT = {"kind": lambda value: value in ("began", "claimed", "replaced", "ended"), "at": text_like(TIME), "by": text_like("[a-z]{0,16}"),
         "guid": lambda value: value == "" or ID(value), "next": lambda value: value == "" or ID(value),
         "seconds": whole(0, 10**9), "reason": lambda value: is_text(value) and "\n" not in value}


def milliseconds(at):
    *moment, fraction = map(int, re.fullmatch(TIME, at).groups())
    return calendar.timegm(tuple(moment)) * 1000 + fraction


def is_sound(event, until):
    """Whether the parts of an event go together; until: when the time of its place is over, if it has one."""
    kind, by = event["kind"], event["by"]
    if kind in ("began", "ended"):
        return not any(event[name] for name in ("by", "guid", "next", "reason")) and (event["seconds"] > 0) == (kind == "began")
    if event["seconds"] or event["reason"] and (kind, by) != ("replaced", "host"):
        return False
    if kind == "claimed":
        return by in ("winner", "host") and (until is None or milliseconds(event["at"]) <= until)
    return by in ("host", "left") or by == "time" and until is not None and milliseconds(event["at"]) >= until


def check_claims(receipt, keys, claims):
    """Whether what became of the winners follows from the draw: nobody has a place who is not the next in its order."""
    events = claims.get("events") if isinstance(claims, dict) else None
    is_readable = (isinstance(events, list) and len(events) <= 100_000 and DRAWN["signature"](claims.get("signature"))
                   and LINE(claims.get("keyId")) and ID(claims.get("spinId"))
                   and all(isinstance(event, dict) and all(rule(event.get(name)) for name, rule in EVENT.items())
                           for event in events))
    if not is_readable:
        return "no claims", "they cannot be read"
    if claims["spinId"] != receipt["spinId"]:
        return False, "they belong to another draw"
    replaced = sum(event["kind"] == "replaced" for event in events)
    order, taken = pick_again(receipt, len(receipt["winners"]) + replaced), len(receipt["winners"])
    placed, settled, head, last, given = dict.fromkeys(receipt["winners"]), set(), receipt["link"], "", None
    for number, event in enumerate(events):
        guid, is_replaced = event["guid"], event["kind"] == "replaced"
        if event["at"] < last:
            return False, "their times are not in order"
        if event["kind"] == "began" and number > 0:
            return False, "they began twice"
        if event["kind"] == "ended" and number < len(events) - 1:
            return False, "something came after their end"
        if not is_sound(event, placed.get(guid)):
            return False, "an event contradicts itself"
        if event["kind"] == "began":
            given = int(event["seconds"]) * 1000
            placed = dict.fromkeys(placed, milliseconds(event["at"]) + given)
        elif event["kind"] != "ended":
            if guid not in placed or guid in settled:
                return False, "somebody claimed or was replaced without a place"
            following = order[taken] if is_replaced and taken < len(order) else ""
            if event["next"] != following:
                return False, "somebody else was the next"
            settled.add(guid)
            if following:
                placed[following] = None if given is None else milliseconds(event["at"]) + given
                taken += 1
        last = event["at"]
        head = sha256(lines("wheelwright claim 1", head, event["kind"], event["at"], event["by"], guid, event["next"],
                            int(event["seconds"]), event["reason"]))
    statement = lines("wheelwright claims 1", receipt["link"], len(events), head)
    holds, *remark = check_signed(statement, claims["keyId"], claims["signature"], keys)
    claimed = sum(event["kind"] == "claimed" for event in events)
    return holds, remark[0] if remark else "", f"{claimed} claimed, {replaced} replaced"


def check_head(keys, log, kept):
    """Whether the log has all that it had at a head that somebody kept."""
    old = read_head(kept)
    if old is None:
        return "no head", "the kept head cannot be read as one"
    head = read_head(log.get("checkpoint")) if isinstance(log, dict) else None
    if head is None:
        return "no head", "there is no newer head at hand"
    # Before the signatures: a server that began anew has other keys too.
    if head[0] != old[0]:
        return False, "this is another log"
    if not has_list(keys) or not is_signed_head(old, keys):
        return "no head", "the kept head is not signed with a key of this server"
    if not is_signed_head(head, keys):
        return False, "the newer head is not signed with a key of this server"
    if head[1] < old[1]:
        return False, "the log has shrunk"
    if head[1] == old[1]:
        return head[2] == old[2], "two heads of one size differ"
    if old[1] == 0:
        return True, ""
    if not has_proof(log, "consistency", "from") or int(log["consistency"]["from"]) != old[1]:
        return "no head", "there is no proof that the log has grown from it"
    return has_grown(*old[1:3], *head[1:3], log["consistency"]["path"]), "what the log held was changed"


def at_kept_head(receipt, log, kept):
    """What a log that has the draw, and has grown from the kept head, had of the draw at that head."""
    sealed, opened = places(log)
    size = read_head(kept)[1]
    if opened <= size:
        return "the draw was in it"
    if "beacon" in receipt and int(log["closed"]["index"]) < size:
        return "the draw was closed in it, and drawn later"
    return "the draw was sealed in it, and drawn later" if sealed <= size else "the draw was added later"


def check_winners(receipt):
    if pick_again(receipt) != places_of(receipt):
        return False, "others come out"
    return fair_number(receipt, 0, 2**32) == receipt["whereabouts"], "the wheel stops at another place"


def check_beacon(beacon):
    """The network's signature is one over BLS12-381, which neither Python nor openssl has."""
    if sha256(bytes.fromhex(beacon["signature"])) != beacon["randomness"]:
        return False, "the number does not follow from the signature"
    return "unproven", ("this program cannot check signatures of drand: compare the number with "
                        f'https://api.drand.sh/{beacon["chain"]}/public/{beacon["round"]}')


QUICKNET = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"


def is_sealed_late(receipt):
    """Whether its own time is more than a minute after the beacon's round was published, or cannot be read."""
    beacon = receipt.get("beacon")
    if not beacon or beacon["chain"] != QUICKNET:
        return False
    latest = min(1692803367 + 3 * (int(beacon["round"]) - 1) + 60, 253402300799)
    is_time = re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z", receipt["committedAt"])
    return not is_time or receipt["committedAt"] > time.strftime("%Y-%m-%dT%H:%M:%S.000Z", time.gmtime(latest))


HEAD_SENTENCE = "the log has all that it had at the kept head"


def steps(receipt, keys, before, asked, log, newer, kept, more):
    entries = "".join(f'{entry["guid"]} {entry["weight"]} {entry["textDigest"]}\n' for entry in receipt["entries"])
    yield ("commitment", "the seed is the one that was promised",
           (sha256(bytes.fromhex(receipt["seed"])) == receipt["commitment"], "its digest is not the commitment"))
    yield ("link", "the link names this draw",
           (link_of(receipt) == receipt["link"] and asked in (None, receipt["spinId"]), "it belongs to another draw"))
    yield "chain", "no draw was left out before it", check_chain(receipt, before)
    yield "texts", "the texts are those that were drawn from", check_texts(receipt)
    yield "digest", "choices and weights are unchanged", (sha256(entries) == receipt["digest"], "the digest is another")
    yield "winners", "the winners follow from the numbers", check_winners(receipt)
    if "beacon" in receipt:
        checked = check_beacon(receipt["beacon"])
        yield "beacon", "the beacon published this number", checked
        if checked[0] is not False and is_sealed_late(receipt):
            yield ("late", "it was sealed before the beacon published this number",
                   ("late", "by its own time it was sealed later: a clock was wrong, or the number was known"))
    signer = "it is signed with the key in this file" if asked is None else "the server has signed it"
    yield "signature", signer, check_signature(receipt, keys)
    logged = check_log(receipt, keys, log)
    yield "log", "it is in the public log, sealed before it was drawn", logged
    if more.get("proof") is not None:
        yield "entry", "this person was on the list", check_entry(receipt, more["proof"])
    if more.get("claims") is not None:
        yield "claims", "who claimed and who was replaced follows from the draw", check_claims(receipt, keys, more["claims"])
    if kept is not None:
        found = [at_kept_head(receipt, log, kept)] if logged[0] is True and read_head(kept) else []
        yield "head", HEAD_SENTENCE, (*check_head(keys, newer, kept), *found)


def say(sentence, holds, remark, *found):
    if holds is True:
        print(": ".join([f"yes {sentence}", *found]))
    elif holds is False:
        print(f"NO  {sentence}: {remark}")
    else:
        print(f"not checked: whether {sentence}, because {remark}")


def unknown_fields(receipt, keys):
    """What is in the receipt, or in the key that it names, and takes part in no step."""
    parts = {"": [receipt], "entries[].": receipt["entries"], "beacon.": [receipt.get("beacon", {})],
             "key.": keys_named(receipt, keys) if has_list(keys) else []}
    names = sorted({place + re.sub("[^ -~]", "?", field)[:40] for place, objects in parts.items()
                    for each in objects for field in each if field not in KNOWN[place]})
    return names[:20] + ([f"{len(names) - 20} more"] if len(names) > 20 else [])


def check(receipt, keys, before, find_logs, more, asked, kept):
    """Prints a line for each step; answers the verdict and its reasons. `asked`: the id in the address, None for files;
    `more`: the file, which may hold what only some have."""
    receipt = read(receipt)
    if "seed" not in receipt:
        if asked not in (None, receipt["spinId"]):
            raise NotCheckable("unreadable spinId", "This is the commitment of another draw.")
        if link_of(receipt) != receipt["link"]:
            raise NotCheckable("unreadable link", "The link of this commitment is not the one of its draw.")
        raise NotCheckable("not drawn yet", "This draw has not been made yet: only its commitment is public.")
    try:
        before = None if before is None else read(before)
    except NotCheckable:
        before = None
    wrong, missing, verdict = [], [], "valid"
    for name, sentence, (holds, *remarks) in steps(receipt, keys, before, asked, *find_logs(receipt), kept, more):
        say(sentence, holds, *remarks)
        if holds is False:
            wrong.append(name)
        elif holds == "private":
            verdict = "valid, texts private"
        elif holds == "unlogged":
            verdict += ", not in a log"
        elif holds == "unproven":
            verdict += ", beacon not checked"
        elif holds == "late":
            verdict += ", sealed after its round"
        elif holds is not True:
            missing.append(holds)
    if asked is None and not wrong and "no keys" not in missing:
        print("not checked: whether this key is the server's, because it came with the file: compare it with the server's",
              f'(id {receipt["keyId"]}, x {keys_named(receipt, keys)[0]["x"]})')
        verdict += ", key from the file"
    clocks = " (here its clocks disagree)" if receipt["drawnAt"] < receipt["committedAt"] else ""
    print(f"not checked: whether the times are right, because they are the server's word{clocks}")
    if "list" in receipt:
        print("not checked: where the list came from, because it is the server's word:", ORIGINS[receipt["list"]])
    if unknown := unknown_fields(receipt, keys):
        print(f'not checked: {", ".join(unknown)}, because this program does not know it')
    if wrong:
        return "invalid", wrong
    return ("not checkable", missing) if missing else (verdict, [])


def fetch(address):
    try:
        with urllib.request.urlopen(address, timeout=30) as answer:
            return answer.read()
    except (OSError, ValueError) as problem:
        raise NotCheckable("unreachable", f"{address} could not be fetched: {problem}") from None


def unless_unreachable(address, find):
    try:
        return find(parse(fetch(address)))
    except (NotCheckable, LookupError, TypeError, AttributeError) as problem:
        print(f"{address} is of no help: {problem.args[-1] if problem.args else 'it has another form'}", file=sys.stderr)
        return None


def before_at(address, receipt):
    if not isinstance(receipt, dict) or not ID(receipt.get("chain")) or not PROMISED["number"](receipt.get("number")):
        return None
    number = int(receipt["number"])
    listed = urljoin(address, f'/api/spins?chain={receipt["chain"]}&before={number}')
    spin = unless_unreachable(listed, lambda answer: answer["spins"][0]["spinId"]) if number > 1 else None
    return spin and unless_unreachable(urljoin(address, f"/api/spins/{spin}"), lambda answer: answer["receipt"])


def proofs_at(address, kept, *asked):
    """What the log answers; None if it does not have the leaves, and what cannot be read if it does not answer."""
    old = read_head(kept)
    query = "&".join([*asked, f"from={old[1] if old else 0}"])
    try:
        with urllib.request.urlopen(urljoin(address, f"/.well-known/draws/proof?{query}"), timeout=30) as answer:
            found = parse(answer.read())
            return found.get("log", {}) if isinstance(found, dict) else {}
    except urllib.error.HTTPError as problem:
        return None if problem.code == 404 else {}
    except (OSError, ValueError, NotCheckable):
        return {}


def logs_at(address, receipt, kept):
    """The server's proofs about the draw, and those with which a kept head is compared."""
    log = proofs_at(address, kept, *(f"{name}={leaf.hex()}" for name, leaf in leaves(receipt).items()))
    return log, proofs_at(address, kept) if log is None and kept is not None else log


def keys_at(address):
    return unless_unreachable(urljoin(address, "/.well-known/receipt-keys.json"), lambda answer: answer)


def evidence(address, file, kept):
    """The receipt with what it is checked against. With an address, keys and log come from there: a file could lie."""
    try:
        given = parse(open(file, "rb").read() if file else fetch(address))
    except OSError as problem:
        raise NotCheckable("no receipt", f"{file} could not be read: {problem.strerror}.") from None
    given = given if isinstance(given, dict) else {}
    receipt, before, log = given.get("receipt"), given.get("before"), given.get("log")
    if not address:
        return receipt, given.get("keys"), before, lambda read: (log, log), given
    before = before_at(address, receipt) if before is None else before
    return receipt, keys_at(address), before, lambda read: logs_at(address, read, kept), given


def verify(address, file, kept):
    asked = urlsplit(address).path.rsplit("/", 1)[-1] if address else None
    try:
        verdict, reasons = check(*evidence(address, file, kept), asked, kept)
    except NotCheckable as problem:
        reason, sentence = problem.args
        print(sentence)
        verdict, reasons = "not checkable", [reason]
        if address and kept is not None:
            holds, *remarks = check_head(keys_at(address), proofs_at(address, kept), kept)
            say(HEAD_SENTENCE, holds, *remarks)
            if holds is False:
                verdict, reasons = "invalid", ["head"]
            elif holds is not True:
                reasons.append(holds)
    print(f'{verdict}: {", ".join(reasons)}' if reasons else verdict, flush=True)
    return worst([CODES[part] for part in verdict.split(", ") if part in CODES])


def save(file, address):
    """Writes what the offline programs read. What the server does not answer is no part of it: they say so."""
    try:
        receipt, keys, before, find_logs, _ = evidence(address, None, None)
        log, _ = find_logs(read(receipt))
    except NotCheckable as problem:
        print(f"{problem.args[1]}\n{file} was not written.")
        return False
    claims = unless_unreachable(address.rstrip("/") + "/claims", lambda answer: answer["claims"])
    found = {"receipt": receipt, "keys": keys, "before": before, "log": log, "claims": claims}
    try:
        with open(file, "x", encoding="utf-8") as content:
            json.dump({name: part for name, part in found.items() if part}, content, ensure_ascii=False, indent=1)
            content.write("\n")
    except OSError as problem:
        print(f"{file} could not be written: {problem.strerror}.")
        return False
    return True


def kept_in(file):
    try:
        with open(file, encoding="utf-8", newline="") as content:
            return content.read()
    except (OSError, ValueError) as problem:
        print(f"{file} could not be read: {getattr(problem, 'strerror', None) or 'it is no text'}.\nnot checkable: no head")
        sys.exit(CODES["not checkable"])


def main(*given):
    kept = kept_in(given[1]) if len(given) > 2 and given[0] == "--head" else None
    given = given if kept is None else given[2:]
    saved = given[1] if len(given) == 3 and given[0] == "--save" and kept is None and "://" in given[2] else None
    given = given if saved is None else given[2:]
    is_address = bool(given) and "://" in given[0]
    if not given or given[0].startswith("-") or is_address and len(given) > 2:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    checks = [(given[0], given[1] if len(given) == 2 else None)] if is_address else [(None, file) for file in given]
    codes = {verify(address, file, kept) for address, file in checks}
    if saved is not None and not save(saved, given[0]):
        codes.add(CODES["not checkable"])
    sys.exit(worst(codes))


if __name__ == "__main__":
    main(*sys.argv[1:])
