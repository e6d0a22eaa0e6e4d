/** A word that English texts do without (docs/style-guide.md). */
export interface BannedWord {
  readonly word: RegExp
  readonly instead: string
  readonly because: string
  /** Where it stays: the beginning of a path, or the key of a message. */
  readonly except?: readonly { readonly where: string; readonly because: string }[]
}

const PRONOUN = 'players, passengers and celebrities are "they"'
const GERMANISM = 'it is German in English words'
const FIELD = 'the field has a word for it'
const RULEBOOK = 'the rulebook has a word for it'

export const BANNED: readonly BannedWord[] = [
  { word: /\b(he|his|him|himself|she|hers?|herself)\b/i, instead: 'they, their, them', because: PRONOUN },
  { word: /\bthe own\b/i, instead: "your own, the player's own", because: GERMANISM },
  { word: /\bwhoever\b/i, instead: 'the player who, anyone who, if you', because: 'a noun is a clearer subject' },
  {
    word: /(^|[.;:] )who (?!\w+ [^.;:]*\?)(has|is|can|wants|holds|passes|builds|takes|gives|begins|executes|plays|draws|lacks|needs) /i,
    instead: 'a player who, anyone who',
    because: 'a noun is a clearer subject',
    except: [
      { where: 'docs/bot-protocol.md', because: 'an indirect question in a table: who has bought it' },
      { where: 'docs/measurements/', because: 'a log of what was found, with indirect questions as headings' },
    ],
  },
  {
    word: /\b(laid|lays?|laying) (?!out)/i,
    instead: 'add (to a train or route), place (a card), build (track)',
    because: RULEBOOK,
    except: [
      { where: 'docs/measurements/', because: 'the past tense of lie' },
      { where: 'docs/decisions/0014', because: 'the past tense of lie' },
    ],
  },
  { word: /\beyes?\b/i, instead: 'view, spectator, colour-blind friendly', because: 'the interface has no eyes' },
  { word: /\b(is|are|be) to decide\b|\bfor \w+ to decide\b/i, instead: 'to move, it is X’s move', because: GERMANISM },
  {
    word: /\b(go|goes|going|went|gone) on\b(?! (top|goods|passengers))/i,
    instead: 'continue (an action), resume (a saved game), next (navigation)',
    because: GERMANISM,
  },
  { word: /\b(anew|afresh)\b/i, instead: 'again, new, from scratch', because: 'literary' },
  {
    word: /\bat once\b/i,
    instead: 'immediately, now; "at the same time" or "in one run" for several',
    because: 'it means two things',
    except: [
      { where: 'first-class.module.F.what', because: 'several cars at the same time' },
      { where: 'docs/measurements/', because: 'a log of what was found' },
    ],
  },
  {
    word: /\bcarr(y|ies|ied|ying) out\b/i,
    instead: 'resolve (a frame), execute (a card)',
    because: RULEBOOK,
  },
  {
    word: /(?<!\bthere |\bthis )\b(is|are) no (?!longer|more|way|such)[a-z]/i,
    instead: 'is not a',
    because: GERMANISM,
    except: [{ where: 'docs/measurements/', because: 'a log of what was found' }],
  },
  { word: /\bany more\b/i, instead: 'no longer, no … is left', because: GERMANISM },
  {
    word: /\b(upgrades?|order|train) of choice\b/i,
    instead: "of your choice, of the player's choice",
    because: GERMANISM,
  },
  { word: /\bupgrades? \d+ to\b/i, instead: 'upgrade from 0 to 1', because: RULEBOOK },
  {
    word: /\bset-up\b/i,
    instead: 'setup (noun), set up (verb)',
    because: 'one spelling',
    except: [{ where: 'docs/measurements/', because: 'names of earlier files' }],
  },
  { word: /\bfor want of\b/i, instead: 'lost (no space)', because: 'literary' },
  {
    word: /\bfor machines\b|\bif nothing is said\b|\bif none is named\b/i,
    instead: 'as JSON; (default: x)',
    because: FIELD,
  },
  {
    word: /\bseal(s|ed)?\b|\bcurtains?\b/i,
    instead: 'obfuscated (not encrypted)',
    because: FIELD,
  },
  { word: /\bto be seen\b/i, instead: 'no measurable effect; visible', because: FIELD },
  { word: /\b(glow|glows|glowing)\b/i, instead: 'highlighted', because: 'one word for one look' },
  {
    word: /\b(pointed|pointing) at\b/i,
    instead: 'select, choose',
    because: 'fingers and keys do not point',
  },
  {
    word: /\bweigh(s|ed|ing)?\b/i,
    instead: 'evaluate',
    because: FIELD,
    except: [{ where: 'docs/decisions/0019', because: 'the specificity of a selector' }],
  },
  { word: /\bbots? of others\b|\bvisitors?\b|\bstand-ins?\b/i, instead: 'external bot, substitute', because: FIELD },
  { word: /\bcouncil\b|\badvisers?\b/i, instead: 'worker pool, coach', because: FIELD },
  { word: /\bof course\b/i, instead: '(nothing)', because: 'it says nothing' },
  {
    word: /\b(colors?|gray|fulfill(s|ment)?|analyz\w+|neighbor\w*|centers?|favors?|favorite|behavior\w*)\b/i,
    instead: 'colour, grey, fulfil, analyse, neighbour, centre, favour, behaviour',
    because: 'British spelling',
  },
  { word: /\w\(s\)/, instead: 'a plural of the message format', because: 'nobody says it' },
  {
    word: /\bguests?\b/i,
    instead: 'passenger or luggage card; celebrity',
    because: RULEBOOK,
    except: [
      { where: 'first-class.help.things', because: 'what is typed' },
      { where: 'docs/measurements/balance.md', because: 'faces are written as in deck files' },
    ],
  },
  {
    word: /\b(of|are|is|or) ours\b|\bours (is|are|were)\b/i,
    instead: 'reconstructed, our own',
    because: 'nobody knows whose',
    except: [{ where: 'docs/measurements/', because: 'a log of what was found' }],
  },
  { word: /\b(cards?|dice|turns?|deals?|is) to come\b/i, instead: 'future, the rest of the game', because: 'literary' },
  { word: /\bturn(ed|s)? up\b/i, instead: 'revealed', because: 'one word for one thing' },
  {
    word: /\bwatch again\b|\bchoose who plays\b|\bwhole turn back\b/i,
    instead: 'Replay, Custom game, Undo turn',
    because: FIELD,
  },
]
