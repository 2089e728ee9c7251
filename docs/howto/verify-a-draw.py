#!/usr/bin/env python3
"""Checks the public receipt of a draw.

  verify-a-draw.py https://example.org/api/spins/SPIN_ID         as the server shows it today
  verify-a-draw.py https://example.org/api/spins/SPIN_ID FILE    a saved receipt of this draw, keys from the server
  verify-a-draw.py FILE...                                       saved with keys and the draw before, no network

A file is what the address answers, {"receipt": ...}; with "keys" (/.well-known/receipt-keys.json) and "before" (the
receipt of the draw before) next to it, it can be checked without the network. Anyone can put a key of their own into a
file: compare the key that is printed with the server's, or give the address.

Exit code: 0 valid, 1 invalid, 2 not checkable; of several files, 1 if any is invalid. Needs Python 3 and the
openssl command, and trusts neither the server's page nor its word.
"""
import base64, hashlib, hmac, json, re, subprocess, sys, tempfile, urllib.error, urllib.request
from urllib.parse import urljoin, urlsplit

CODES = {"valid": 0, "invalid": 1, "not checkable": 2}


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


PROMISED = {"spinId": ID, "chain": ID, "number": whole(1, 2**53 - 1), "commitment": HASH, "saltCommitment": HASH,
            "previous": lambda value: value == "" or HASH(value), "link": HASH, "committedAt": LINE}
DRAWN = {"seed": HASH, "entropy": text_like("([0-9a-f]{2}){16,64}"), "digest": HASH, "nameDigest": HASH,
         "salt": is_text, "name": is_text, "entries": are_entries,
         "winners": lambda value: isinstance(value, list) and value != [] and all(map(ID, value)),
         "whereabouts": whole(0, 2**32 - 1), "drawnAt": LINE, "keyId": LINE, "signature": text_like("[A-Za-z0-9_-]{86}")}
OPTIONAL = {"salt", "name"}


def read(receipt):
    """The receipt, whole numbers as such. One that lost its seed only is no promise: it has other fields of a draw."""
    if not isinstance(receipt, dict):
        raise NotCheckable("no receipt", "There is no receipt in what was given.")
    rules = dict(PROMISED, **DRAWN) if any(field in receipt for field in DRAWN) else PROMISED
    for field, rule in rules.items():
        if field in receipt and rule(receipt[field]) or field not in receipt and field in OPTIONAL:
            continue
        state = "is not what it must be" if field in receipt else "is missing"
        raise NotCheckable(f"unreadable {field}", f"The receipt's field {field} {state}.")
    numbers = {field: int(receipt[field]) for field in ("number", "whereabouts") if field in receipt}
    entries = [dict(entry, weight=int(entry["weight"])) for entry in receipt.get("entries", [])]
    return dict(receipt, **numbers, **({"entries": entries} if entries else {}))


def parse(text):
    def once(pairs):
        if len(dict(pairs)) < len(pairs):
            raise NotCheckable("no receipt", "A field is there twice, so it could be read in two ways.")
        return dict(pairs)

    def refuse(constant):
        raise ValueError(constant)
    try:
        return json.loads(text, object_pairs_hook=once, parse_constant=refuse)
    except (ValueError, RecursionError):
        raise NotCheckable("no receipt", "This is not JSON.") from None


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
    attempt = 0
    while True:
        attempt += 1
        message = lines("wheelwright draw 1", receipt["spinId"], receipt["number"], receipt["digest"],
                        receipt["entropy"], place, attempt)
        number = int.from_bytes(hmac.digest(seed, message.encode(), "sha256")[:8], "big")
        if number < 2**64 - 2**64 % total:
            return number % total


def pick_again(receipt):
    left = [(entry["guid"], entry["weight"]) for entry in receipt["entries"]]
    total = sum(weight for _, weight in left)
    winners = []
    while left and len(winners) < len(receipt["winners"]):
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


# Each step answers whether it holds, or why it cannot be checked, and what to say about it.

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


def key_named(receipt, keys):
    return next((key for key in keys["keys"] if isinstance(key, dict) and key.get("kid") == receipt["keyId"]), None)


def check_signature(receipt, keys):
    listed = keys.get("keys") if isinstance(keys, dict) else None
    if not isinstance(listed, list):
        return "no keys", "there are no keys at hand"
    key = key_named(receipt, keys)
    if key is None:
        return False, f'there is no key with the id {receipt["keyId"]}'
    public = decode(key.get("x"), 32) if (key.get("kty"), key.get("crv")) == ("OKP", "Ed25519") else None
    if public is None:
        return False, "the key is no Ed25519 key"
    if public[:31] + bytes([public[31] & 127]) in WEAK_KEYS:
        return False, "the key is one with which anyone can sign"
    signature = decode(receipt["signature"], 64)
    statement = lines("wheelwright receipt 1", receipt["link"], receipt["seed"], receipt["entropy"],
                      receipt["digest"], " ".join(receipt["winners"]), receipt["nameDigest"],
                      receipt["committedAt"], receipt["drawnAt"])
    return signature is not None and openssl_accepts(statement, signature, public), "it is not signed with this key"


def check_winners(receipt):
    if pick_again(receipt) != receipt["winners"]:
        return False, "others come out"
    return fair_number(receipt, 0, 2**32) == receipt["whereabouts"], "the wheel stops at another place"


def steps(receipt, keys, before, asked):
    entries = "".join(f'{entry["guid"]} {entry["weight"]} {entry["textDigest"]}\n' for entry in receipt["entries"])
    yield ("commitment", "the seed is the one that was promised",
           (sha256(bytes.fromhex(receipt["seed"])) == receipt["commitment"], "its digest is not the commitment"))
    yield ("link", "the link names this draw",
           (link_of(receipt) == receipt["link"] and asked in (None, receipt["spinId"]), "it belongs to another draw"))
    yield "chain", "no draw was left out before it", check_chain(receipt, before)
    yield "texts", "the texts are those that were drawn from", check_texts(receipt)
    yield "digest", "choices and weights are unchanged", (sha256(entries) == receipt["digest"], "the digest is another")
    yield "winners", "the winners follow from the numbers", check_winners(receipt)
    signer = "it is signed with the key in this file" if asked is None else "the server has signed it"
    yield "signature", signer, check_signature(receipt, keys)


def check(receipt, keys, before, asked):
    """Prints a line for each step; answers the verdict and its reasons. `asked`: the id in the address, None for files."""
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
    for name, sentence, (holds, remark) in steps(receipt, keys, before, asked):
        if holds is True:
            print(f"yes {sentence}")
        elif holds is False:
            print(f"NO  {sentence}: {remark}")
            wrong.append(name)
        else:
            print(f"not checked: whether {sentence}, because {remark}")
            if holds == "private":
                verdict = "valid, texts private"
            else:
                missing.append(holds)
    if asked is None and not wrong and "no keys" not in missing:
        print("not checked: whether this key is the server's, because it came with the file: compare it with the server's",
              f'(id {receipt["keyId"]}, x {key_named(receipt, keys)["x"]})')
        verdict += ", key from the file"
    clocks = " (here its clocks disagree)" if receipt["drawnAt"] < receipt["committedAt"] else ""
    print(f"not checked: whether the times are right, because they are the server's word{clocks}")
    unknown = [field for field in receipt if field not in PROMISED and field not in DRAWN]
    if unknown:
        print("not checked:", ", ".join(map(ascii, unknown)), "because this program does not know it")
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


def evidence(address, file):
    """The receipt with what it is checked against. With an address, keys come from there: a file could bring its own."""
    try:
        given = parse(open(file, "rb").read() if file else fetch(address))
    except OSError as problem:
        raise NotCheckable("no receipt", f"{file} could not be read: {problem.strerror}.") from None
    given = given if isinstance(given, dict) else {}
    receipt, keys, before = given.get("receipt"), given.get("keys"), given.get("before")
    if address:
        keys = unless_unreachable(urljoin(address, "/.well-known/receipt-keys.json"), lambda answer: answer)
    if address and before is None:
        before = before_at(address, receipt)
    return receipt, keys, before


def verify(address, file):
    asked = urlsplit(address).path.rsplit("/", 1)[-1] if address else None
    try:
        verdict, reasons = check(*evidence(address, file), asked)
    except NotCheckable as problem:
        reason, sentence = problem.args
        print(sentence)
        verdict, reasons = "not checkable", [reason]
    print(f'{verdict}: {", ".join(reasons)}' if reasons else verdict, flush=True)
    return CODES[verdict.partition(",")[0]]


def main(*given):
    is_address = bool(given) and "://" in given[0]
    if not given or given[0].startswith("-") or is_address and len(given) > 2:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    checks = [(given[0], given[1] if len(given) == 2 else None)] if is_address else [(None, file) for file in given]
    codes = {verify(address, file) for address, file in checks}
    sys.exit(CODES["invalid"] if CODES["invalid"] in codes else max(codes))


if __name__ == "__main__":
    main(*sys.argv[1:])
