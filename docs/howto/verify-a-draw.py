#!/usr/bin/env python3
"""Checks the public receipt of a draw: verify-a-draw.py https://example.org/api/spins/SPIN_ID [FILE]

With a file, the receipt that was saved there instead of the one the server shows today.
Needs Python 3 and the openssl command, and trusts neither the server's page nor its word.
"""
import base64, hashlib, hmac, json, subprocess, sys, tempfile, urllib.request
from urllib.parse import urljoin


def fetch(address):
    with urllib.request.urlopen(address) as answer:
        return json.load(answer)


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
    left = list(receipt["entries"])
    winners = []
    for place in range(1, len(receipt["winners"]) + 1):
        number = fair_number(receipt, place, sum(entry["weight"] for entry in left))
        for entry in left:
            number -= entry["weight"]
            if number < 0:
                break
        winners.append(entry["guid"])
        left.remove(entry)
    return winners


def signature_holds(receipt, keys):
    key = next(key for key in keys if key["kid"] == receipt["keyId"])
    decode = lambda text: base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    statement = lines("wheelwright receipt 1", receipt["link"], receipt["seed"], receipt["entropy"],
                      receipt["digest"], " ".join(receipt["winners"]), receipt["nameDigest"],
                      receipt["committedAt"], receipt["drawnAt"])
    with tempfile.TemporaryDirectory() as folder:
        parts = {"key": bytes.fromhex("302a300506032b6570032100") + decode(key["x"]),
                 "text": statement.encode(), "signature": decode(receipt["signature"])}
        for name, content in parts.items():
            with open(f"{folder}/{name}", "wb") as file:
                file.write(content)
        return subprocess.run(
            ["openssl", "pkeyutl", "-verify", "-pubin", "-keyform", "DER", "-inkey", f"{folder}/key",
             "-rawin", "-in", f"{folder}/text", "-sigfile", f"{folder}/signature"],
            capture_output=True).returncode == 0


def steps(receipt, address):
    entries = receipt["entries"]
    yield "the seed is the one that was promised", sha256(bytes.fromhex(receipt["seed"])) == receipt["commitment"]
    yield "the link names this draw", link_of(receipt) == receipt["link"]
    if "salt" in receipt:
        yield "the salt is the one that was promised", sha256(receipt["salt"]) == receipt["saltCommitment"]
        yield "the texts are those that were drawn from", all(
            sha256(receipt["salt"] + entry["text"]) == entry["textDigest"] for entry in entries)
        yield "so is the name", sha256(receipt["salt"] + receipt["name"]) == receipt["nameDigest"]
    yield "the digest is that of the entries", receipt["digest"] == sha256("".join(
        f'{entry["guid"]} {entry["weight"]} {entry["textDigest"]}\n' for entry in entries))
    yield "the winners follow from it", pick_again(receipt) == receipt["winners"]
    yield "so does the place where the wheel stops", fair_number(receipt, 0, 2**32) == receipt["whereabouts"]
    yield "the server has signed it", signature_holds(
        receipt, fetch(urljoin(address, "/.well-known/receipt-keys.json"))["keys"])
    if receipt["number"] == 1:
        yield "it is the first of its chain", receipt["previous"] == ""
    else:
        listed = fetch(urljoin(address, f'/api/spins?chain={receipt["chain"]}&before={receipt["number"]}'))["spins"][0]
        before = fetch(urljoin(address, f'/api/spins/{listed["spinId"]}'))["receipt"]
        yield "it is chained to the draw before", (
            before["number"] == receipt["number"] - 1 and link_of(before) == receipt["previous"])


def main(address, file=None):
    receipt = (json.load(open(file)) if file else fetch(address))["receipt"]
    if "seed" not in receipt:
        sys.exit("This draw has not been made yet: only its commitment is public.")
    failed = 0
    for sentence, holds in steps(receipt, address):
        print("yes" if holds else "NO ", sentence)
        failed += not holds
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
