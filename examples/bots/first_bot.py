#!/usr/bin/env python3
"""A first bot for Roundhouse: it plays both games by a few rules (docs/bot-protocol.md).

    npx roundhouse simulate --players 2 --games 20 --bots "run:python3 examples/bots/first_bot.py,random"

It needs Python 3 and nothing else. Copy it and make it better.
"""
import json
import sys


def number_in(move):
    """The first whole number of a move: 'loco 3' is 3."""
    return next((int(word) for word in move.split() if word.isdigit()), 0)


def first_class(move, hello, view):
    """How much we like a move of First Class: whatever brings something beats stopping."""
    me = view["players"][hello["seat"]]
    word = move.split()[0]
    if word in ("take", "decline"):
        # 'take b3' means row b, place 3 of the offer; there lies a card of the decks.
        row, place = "abc".index(move.split()[1][0]), int(move.split()[1][1:])
        card = hello["legend"]["cards"][view["offer"][6 * row + place - 1]]
        if word == "decline":
            return 1
        cars = sum(train["cars"][0] for train in me["trains"])
        behind = cars - sum(train["conductor"] for train in me["trains"])
        likes = {"car": 9 - behind, "conductor": 4 + 2 * behind, "locomotive": 6, "contract": 5, "money": 5}
        return 10 + likes.get(card["kind"], 4) + 2 * card.get("frame", "").count("+")
    likes = {"fulfil": 60, "do": 50, "both": 45, "cond": 44, "up": 42, "free": 42, "car": 40, "loco": 40, "mail": 40,
             "board": 40, "pick": 40, "seat": 40, "spend": 8, "buy": 9, "tile": 5, "score": 2, "end": 0, "done": 0}
    return likes.get(word, 20) + number_in(move)


def nuremberg(move, hello, view):
    """How much we like a move of First Train to Nuremberg: carry, buy, build a little, and never bid the last cube."""
    me = view["players"][hello["seat"]]
    word = move.split()[0]
    if word == "build":
        # One link at a time: longer series are dear, and we do not know where they lead.
        return 30 if not view["series"]["links"] else 1
    if word == "bid":
        return 20 - number_in(move) if me["cubes"] > number_in(move) else 1
    likes = {"load": 60, "finish": 40, "pay": 40, "sell": 25, "buy": 50, "pass": 10, "give": 0}
    return likes.get(word, 5) + number_in(move) / 10


LIKES = {"first-class": first_class, "nuremberg": nuremberg}


def say(message):
    print(json.dumps(message), flush=True)


def main():
    hello = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            hello = message
            say({"type": "hello", "protocol": 1, "name": "First bot (Python)", "version": "1.0"})
        elif message["type"] == "choose":
            likes = LIKES[hello["game"]]
            move = max(message["moves"], key=lambda each: likes(each, hello, message["view"]))
            say({"type": "choose", "decision": message["decision"], "move": move})


main()
